/** Text made safe inside HTML. */
export const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A paragraph in which `…` marks code. */
export const paragraph = (raw: string): string => `<p>${text(raw).replace(/`([^`]*)`/g, '<code>$1</code>')}</p>`;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884}
:root{color-scheme:light dark}`;

/** A small page of its own, readable in light and dark. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(
    title,
  )}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/**
 * A DOM element: `el('p', { class: 'hint' }, 'text', child)`. Attributes that are functions become listeners,
 * `undefined` and `false` attributes are left out. Text is always text, never markup.
 */
export const el = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
};

export const byId = (id) => document.getElementById(id);

export const show = (element, visible) => {
  element.hidden = !visible;
};

/** Fills a `<select>` with `[value, text]` pairs and keeps the value where it still exists. */
export const fill = (select, pairs, value) => {
  select.replaceChildren(...pairs.map(([id, text]) => el('option', { value: id }, text)));
  select.value = pairs.some(([id]) => id === value) ? value : (pairs[0]?.[0] ?? '');
};

/** A table with a caption; columns that hold numbers stand right. */
export const table = (caption, columns, rows) =>
  el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    el(
      'table',
      {},
      el('caption', {}, caption),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          columns.map(({ name, number }) => el('th', { scope: 'col', class: number ? 'number' : undefined }, name)),
        ),
      ),
      el(
        'tbody',
        {},
        rows.map((row) =>
          el(
            'tr',
            {},
            row.map((cell, i) => el('td', { class: columns[i].number ? 'number' : undefined }, cell)),
          ),
        ),
      ),
    ),
  );

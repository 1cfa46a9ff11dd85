import { type TextBlock, type TextDocument, withoutAsides } from './document.js';
import { escapeMarkdown } from './markdown.js';
import { alignedRows } from './plain.js';

/** What Discord accepts in one message. */
export const DISCORD_LIMITS = {
  content: 2000,
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  total: 6000,
};

export interface DiscordMessage {
  readonly content: string;
  readonly embeds: readonly {
    readonly title: string;
    readonly description: string;
    readonly fields: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[];
    /** Names what found no room. */
    readonly footer?: { readonly text: string };
  }[];
  /** A player called @everyone wakes nobody. */
  readonly allowed_mentions: { readonly parse: readonly never[] };
}

/** Room kept for the note that says how much was left out. */
const NOTE = 60;

/** Room kept for the footer. */
const FOOTER = 200;

const cut = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  // Never cut a surrogate pair in two, nor leave the backslash of an escape behind.
  return `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$|\\$/, '')}…`;
};

/** As many whole lines as fit; the rest is counted, never dropped without a word. */
const fitLines = (lines: readonly string[], limit: number): { lines: string[]; left: number } => {
  const taken: string[] = [];
  let length = 0;
  for (const line of lines) {
    const shown = cut(line, Math.max(1, limit - 1));
    if (length + shown.length + 1 > limit) break;
    taken.push(shown);
    length += shown.length + 1;
  }
  return { lines: taken, left: lines.length - taken.length };
};

const withNote = (lines: readonly string[], left: number): string =>
  left === 0
    ? lines.join('\n')
    : [...lines, `… ${left} more ${left === 1 ? 'line' : 'lines'} in the full answer`].join('\n');

const fieldValue = (block: Exclude<TextBlock, { type: 'paragraph' }>, limit: number): string => {
  if (block.type === 'list') {
    const fitted = fitLines(
      block.items.map((item) => `• ${escapeMarkdown(item)}`),
      limit - NOTE,
    );
    return withNote(fitted.lines, fitted.left);
  }
  // Chats show no tables: a code block with aligned columns. A fence inside it would end it.
  const fitted = fitLines(
    alignedRows(withoutAsides(block)).map((line) => line.replaceAll('`', "'")),
    limit - NOTE - 8,
  );
  return `\`\`\`\n${withNote(fitted.lines, fitted.left)}\n\`\`\``;
};

/** A document as a ready Discord message, inside Discord's limits whatever the answer holds. */
export const discordMessage = (document: TextDocument): DiscordMessage => {
  const { content, title, description, fields: mostFields, fieldName, fieldValue: mostValue, total } = DISCORD_LIMITS;
  const paragraphs = document.blocks.flatMap((block) =>
    block.type === 'paragraph' ? [escapeMarkdown(block.text)] : [],
  );
  const lead = fitLines(paragraphs, description / 4);
  const embedTitle = cut(escapeMarkdown(document.title), title);
  const embedDescription = withNote(lead.lines, lead.left);
  const fields: { name: string; value: string; inline: boolean }[] = [];
  let left = total - FOOTER - embedTitle.length - embedDescription.length;
  const omitted: string[] = [];
  for (const block of document.blocks) {
    if (block.type === 'paragraph') continue;
    const name = cut(escapeMarkdown(block.heading), fieldName);
    const room = Math.min(mostValue, left - name.length);
    // Room for the fence, the note and at least one line.
    if (fields.length === mostFields || room < NOTE * 3) {
      omitted.push(block.heading);
      continue;
    }
    const value = fieldValue(block, room);
    fields.push({ name, value, inline: false });
    left -= name.length + value.length;
  }
  return {
    content: cut(escapeMarkdown(document.lead), content),
    embeds: [
      {
        title: embedTitle,
        description: embedDescription,
        fields,
        ...(omitted.length > 0 && { footer: { text: cut(`Only in the full answer: ${omitted.join(', ')}`, FOOTER) } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCORD_LIMITS, discordMessage } from '../../src/render/text/discord.js';
import type { TextDocument } from '../../src/render/text/document.js';
import { scoreBlocks } from '../../src/render/text/layouts/score.js';
import { escapeMarkdown, markdownText } from '../../src/render/text/markdown.js';
import { plainText } from '../../src/render/text/plain.js';
import { scoreOf } from '../support/score.js';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constantFrom('', '```', '@everyone', '*'.repeat(2500), '\\'.repeat(3000), '😀'.repeat(2000)),
);
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), text }),
  fc.record({ type: fc.constant('list' as const), heading: text, items: fc.array(text, { maxLength: 40 }) }),
  fc.record({
    type: fc.constant('table' as const),
    heading: text,
    columns: fc.constant([{ name: 'item' }, { name: 'points', right: true }]),
    rows: fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 60 }),
  }),
);
const document: fc.Arbitrary<TextDocument> = fc.record({
  title: text,
  lead: text,
  blocks: fc.array(block, { maxLength: 40 }),
});

const score: TextDocument = {
  title: 'Score',
  lead: 'East goes out with 168.',
  blocks: [
    {
      type: 'table',
      heading: 'Items',
      columns: [{ name: 'Item' }, { name: 'Points', right: true }],
      rows: [
        ['Three green dragons, exposed', '4'],
        ['Mah-Jongg', '20'],
      ],
    },
    { type: 'list', heading: 'Waits', items: ['G', 'P'] },
  ],
};

describe('text', () => {
  it('discord: every message keeps inside the limits', () => {
    fc.assert(
      fc.property(document, (doc) => {
        const message = discordMessage(doc);
        const [embed] = message.embeds;
        expect(message.content.length).toBeLessThanOrEqual(DISCORD_LIMITS.content);
        expect(embed!.title.length).toBeLessThanOrEqual(DISCORD_LIMITS.title);
        expect(embed!.description.length).toBeLessThanOrEqual(DISCORD_LIMITS.description);
        expect(embed!.fields.length).toBeLessThanOrEqual(DISCORD_LIMITS.fields);
        let total = embed!.title.length + embed!.description.length + (embed!.footer?.text.length ?? 0);
        for (const field of embed!.fields) {
          expect(field.name.length).toBeLessThanOrEqual(DISCORD_LIMITS.fieldName);
          expect(field.value.length).toBeLessThanOrEqual(DISCORD_LIMITS.fieldValue);
          total += field.name.length + field.value.length;
        }
        expect(total).toBeLessThanOrEqual(DISCORD_LIMITS.total);
        expect(message.allowed_mentions).toEqual({ parse: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('discord: what found no room is named', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ type: 'list' as const, heading: `Part ${i}`, items: ['x'] }));
    expect(discordMessage({ ...score, blocks: many }).embeds[0]!.footer!.text).toContain('Part 29');
    const long = [
      { type: 'list' as const, heading: 'Long', items: Array.from({ length: 500 }, (_, i) => `line ${i}`) },
    ];
    expect(discordMessage({ ...score, blocks: long }).embeds[0]!.fields[0]!.value).toMatch(/… \d+ more lines/);
  });

  it('discord: a table is a code block with aligned columns', () => {
    expect(discordMessage(score).embeds[0]!.fields[0]!.value).toBe(
      '```\nItem                          Points\nThree green dragons, exposed       4\nMah-Jongg                         20\n```',
    );
  });

  it('markdown: tables, lists, escapes', () => {
    expect(markdownText(score)).toContain('| Mah-Jongg');
    expect(markdownText(score)).toContain('- G\n- P');
    expect(escapeMarkdown('*a* | <b>\n')).toBe('\\*a\\* \\| \\<b\\> ');
  });

  it('plain: title, lead, blocks', () => {
    expect(plainText(score).split('\n\n')).toEqual([
      'Score',
      'East goes out with 168.',
      'Items:\nItem                          Points\nThree green dragons, exposed       4\nMah-Jongg                         20',
      'Waits:\n- G\n- P',
    ]);
  });
});

describe('a classical score', () => {
  const purity = {
    hand: { concealed: '222D 555D 7D', melds: ['444D', '888D'], bonus: '2F 3F' },
    seat: 'S',
    prevailingWind: 'E',
    win: { tile: '7D', by: 'discard', facts: ['last-discard'] },
  };
  const laidOut = (request: object): TextDocument => ({
    title: 'Score',
    lead: '',
    blocks: scoreBlocks(scoreOf('british', request)),
  });

  it('reads in words, without ids', () => {
    const plain = plainText(laidOut(purity));
    expect(plain).toContain('Purity 512; 32 points × 2^4 = 512; bonus tiles 16; limit 2000. Total 528.');
    expect(plain).toContain('No chows: Purity takes no other doubles');
    expect(plain).toContain('Could go out with:\n- 6D 7D');
    const lost = { hand: { concealed: '19B 19C 19D ESWN RGG' }, seat: 'S' };
    expect(plainText(laidOut(lost))).toContain('Calling thirteen unique wonders 800; limit 2000. Total 800.');
    expect(plainText(laidOut(lost))).toContain('Waiting for:\n- P');
  });

  it('leaves the sources out of a Discord message, so that every item finds room', () => {
    const { fields } = discordMessage(laidOut(purity)).embeds[0]!;
    const items = fields.find(({ name }) => name === 'Items')!.value.split('\n');
    expect(items).toHaveLength(scoreOf('british', purity).items.length + 3);
    expect(items.join()).not.toContain('Masters Games');
  });
});

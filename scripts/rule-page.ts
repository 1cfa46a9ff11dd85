import { markdownTable } from 'markdown-table';
import type { OptionSpec } from '../schemas/common.js';
import type { RuleSheetAnswer, SheetRule } from '../schemas/variant.js';
import type { Variant } from '../src/rules/index.js';

/** What the sheets of the games say beyond the members that all have. Absent is what a game does not have. */
interface Sheet extends RuleSheetAnswer {
  jokers?: string[];
  setSizes?: number[];
  minimum?: { players: number; doubles: number; orLimitOver: number };
  bonusTiles?: { points: number; own: number; bouquet: number };
  lines?: { id: string; name: string; value: number; tiles: string; source: string; example: { tiles: string[] } }[];
  deadReasons?: { code: string; meaning: string }[];
  houseRules?: { id: string; detail: string }[];
}

const section = (title: string, ...parts: readonly string[]): string => [`## ${title}`, ...parts].join('\n\n');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('{tiles}', 'of a kind');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable([[...head], ...rows.map((row) => row.map(cell))], { alignDelimiters: false });

/** Rows that say the same of different sets are one row. */
const distinct = (rows: readonly (readonly string[])[]): (readonly string[])[] => {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.join('|')) && seen.add(row.join('|')));
};

const ruleRows = (rules: readonly SheetRule[], value: (rule: SheetRule) => number | undefined) =>
  distinct(
    rules.map((rule) => [
      code(rule.id),
      `${rule.label}${rule.meaning === undefined ? '' : `. ${rule.meaning}`}`,
      `${value(rule) ?? ''}${rule.option === undefined ? '' : ` (option ${code(rule.option)})`}`,
      rule.who,
    ]),
  );

const SHARES = { limit: 'the limit', 'half-limit': 'half the limit', doubled: 'its points doubled' };

const valueOfHand = (value: keyof typeof SHARES, doubles: number | undefined): string =>
  value === 'doubled' ? `${SHARES.doubled} ${doubles ?? 0} times` : SHARES[value];

const presetsOf = (presets: OptionSpec['presets']): string =>
  Object.entries(presets ?? {})
    .map(([value, others]) => {
      const preset = Object.entries(others).map(([id, other]) => `${code(id)} ${code(other)}`);
      return ` ${code(value)} presets ${preset.join(', ')}; what is sent wins.`;
    })
    .join('');

const optionRows = (options: readonly OptionSpec[]) =>
  options.map(({ id, type, values, default: usual, meaning, minimum, maximum, presets }) => [
    code(id),
    values === undefined
      ? `${type}${minimum === undefined ? '' : `, ${minimum} to ${maximum ?? '…'}`}`
      : values.map(code).join(', '),
    code(usual),
    `${meaning}${presetsOf(presets)}`,
  ]);

const OPTION_HEAD = ['option', 'values', 'default', 'meaning'];

/** Numbers 1 to 9 of a suit in one. */
const shortened = (tokens: readonly string[]): string =>
  tokens.join(' ').replace(/1([BCD]) (?:[2-8]\1 ){7}9\1/g, '1$1 to 9$1,');

const tilesSection = ({ tileSets = [], players, jokers = [] }: Sheet): string =>
  section(
    'Tiles and players',
    list([
      `Players: ${players.join(', ')}.`,
      ...tileSets.map(({ players: at, size, tiles }) => {
        const groups = new Map<number, string[]>();
        for (const { tile, copies } of tiles) groups.set(copies, [...(groups.get(copies) ?? []), tile]);
        const said = [...groups].map(([copies, names]) => `${copies} each of ${shortened(names)}`);
        return `${at} players: ${size} tiles. ${said.join('; ')}.`;
      }),
      ...jokers,
    ]),
  );

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const scoreSections = ({ setPoints, points, doubles, minimum, specialHands }: Sheet): string[] => {
  const isCalled = specialHands?.some(({ calling }) => calling) === true;
  return [
    ...(setPoints === undefined
      ? []
      : [
          section(
            'Points of sets',
            table(
              ['set', '2 to 8', '1, 9, winds, dragons'],
              setPoints.map(({ label, minor, majorOrHonour }) => [label, String(minor), String(majorOrHonour)]),
            ),
          ),
        ]),
    ...(points === undefined
      ? []
      : [
          section(
            'Points',
            table(
              ['id', 'for', 'points', 'who'],
              ruleRows(points, (rule) => rule.points),
            ),
          ),
        ]),
    ...(doubles === undefined
      ? []
      : [
          section(
            'Doubles',
            table(
              ['id', 'for', 'doubles', 'who'],
              ruleRows(doubles, (rule) => rule.doubles),
            ),
            ...(minimum === undefined
              ? []
              : [
                  `With ${minimum.players} players a hand goes out with at least ${minimum.doubles} doubles, or if it is worth at least 1/${minimum.orLimitOver} of the limit.`,
                ]),
          ),
        ]),
    ...(specialHands === undefined || specialHands.length === 0
      ? []
      : [
          section(
            'Special hands',
            table(
              ['id', 'hand', 'tiles', 'worth', 'example'],
              specialHands.map(({ id, name, tiles, restrictions, value, doubles: doubled, calling, example }) => [
                code(id),
                name,
                `${tiles}${restrictions === undefined ? '' : ` ${restrictions}`}`,
                `${valueOfHand(value, doubled)}${calling || !isCalled ? '' : '; nothing for calling it'}`,
                example.tiles.join(' '),
              ]),
            ),
            ...(isCalled
              ? [
                  'A hand that did not go out and lacked one tile of a special hand scores a share of its worth (option `callingShare`), or what it counts as it lies if that is more. Of a hand worth its points doubled it scores its own points so doubled.',
                ]
              : []),
          ),
        ]),
  ];
};

const bonusSections = ({ bonusTiles }: Sheet): string[] => {
  if (bonusTiles === undefined) return [];
  const { points, own, bouquet } = bonusTiles;
  return [
    section(
      'Flowers and seasons',
      `With the option \`flowers\` each flower or season counts ${points} points for every hand. The own flower doubles ${times(own)}, all four flowers together ${times(bouquet)}, the own one included; likewise the seasons. Beside a special hand they are counted apart, with these doubles alone, and added.`,
    ),
  ];
};

const americanSections = ({ lines = [], deadReasons = [], houseRules = [] }: Sheet): string[] => [
  ...(lines.length === 0
    ? []
    : [
        section(
          'Winning hands',
          table(
            ['id', 'hand', 'tiles', 'value', 'example'],
            lines.map(({ id, name, tiles, value, example }) => [
              code(id),
              name,
              tiles,
              String(value),
              example.tiles.join(' '),
            ]),
          ),
        ),
      ]),
  ...(deadReasons.length === 0
    ? []
    : [
        section(
          'Dead hands',
          table(
            ['code', 'why'],
            deadReasons.map(({ code: reason, meaning }) => [code(reason), meaning]),
          ),
        ),
      ]),
  ...(houseRules.length === 0
    ? []
    : [section('Where the rules are silent', list(houseRules.map(({ id, detail }) => `${code(id)}: ${detail}`)))]),
];

const optionSections = ({ shape, operations }: Variant): string[] => {
  const own = Object.entries(shape.operationOptions ?? {}).filter(
    ([operation, options]) => options.length > 0 && operation in operations,
  );
  return [
    section(
      'Options',
      shape.options.length === 0 ? 'None.' : table(OPTION_HEAD, optionRows(shape.options)),
      ...own.map(
        ([operation, options]) =>
          `Further options of ${code(operation)}:\n\n${table(OPTION_HEAD, optionRows(options))}`,
      ),
    ),
  ];
};

/** The page of a variant in docs/rules: its rule sheet for people. */
export const rulePage = (variant: Variant): string => {
  const sheet = variant.sheet as unknown as Sheet;
  const { name, description, edition, winBy = [], facts = [], claimOrder = [], payments = [], sources } = sheet;
  return `${[
    `# ${name}`,
    `\`${variant.id}\`, edition ${edition}. ${description}`,
    `This page is written from the rule sheet by \`npm run docs\`. The same as data: \`GET /v1/${variant.id}\`.`,
    tilesSection(sheet),
    ...scoreSections(sheet),
    ...bonusSections(sheet),
    ...americanSections(sheet),
    section(
      'Going out',
      list([
        `\`win.by\`: ${winBy.map(code).join(', ')}.`,
        facts.length === 0 ? '`win.facts`: none.' : `\`win.facts\`: ${facts.map(code).join(', ')}.`,
      ]),
    ),
    section('Claims, the strongest first', list(claimOrder)),
    section('Payments', list(payments)),
    ...optionSections(variant),
    section(
      'Sources',
      list(
        sources.map(({ title, author, year, url, rights }) =>
          [[author, title, year, url].filter((part) => part !== undefined).join(', '), rights].join('. '),
        ),
      ),
    ),
  ].join('\n\n')}\n`;
};

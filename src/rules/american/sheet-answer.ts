import type { RuleSheetAnswer, SheetSource } from '../../../schemas/variant.js';
import { PROBLEM_CODES } from '../problem-codes.js';
import { AMERICAN_FLOWER, KIND_COUNT, tokenOf } from '../tiles/kinds.js';
import { nameOf } from '../tiles/names.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import type { AmericanRules } from './rules.js';

/** A line of a game that has its own card, as people read it. */
export interface SheetLine {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The line in words. */
  readonly tiles: string;
  /** The option that decides how it is read. */
  readonly option?: string;
  readonly example: { readonly tiles: readonly string[]; readonly request: Readonly<Record<string, unknown>> };
  readonly source: string;
}

/** What an American game says about itself beside its rules. */
export interface AmericanTexts {
  readonly name: string;
  readonly description: string;
  readonly claimOrder: readonly string[];
  readonly payments: readonly string[];
  readonly jokers: readonly string[];
  readonly sources: readonly SheetSource[];
  /** The lines of a game with its own card. */
  readonly lines: readonly SheetLine[];
}

/** The whole rule sheet as plain JSON. */
export const sheetAnswer = (rules: AmericanRules, texts: AmericanTexts): RuleSheetAnswer & Record<string, unknown> => ({
  variant: rules.id,
  edition: rules.edition,
  name: texts.name,
  description: texts.description,
  players: [...rules.hand.players],
  tileSets: [
    {
      players: 4,
      size: AMERICAN_SET.size,
      tiles: Array.from({ length: KIND_COUNT }, (_, kind) => kind)
        .filter((kind) => AMERICAN_SET.copies[kind]! > 0)
        .map((kind) => ({
          tile: tokenOf(kind),
          name: kind === AMERICAN_FLOWER ? 'Flower or season' : nameOf(kind),
          copies: AMERICAN_SET.copies[kind]!,
        })),
    },
  ],
  setSizes: [...rules.hand.melds.sizes],
  winBy: [...rules.hand.winBy],
  facts: [...rules.hand.facts],
  jokers: [...texts.jokers],
  card: { preset: rules.card.preset, own: rules.card.own !== null, builtIn: Object.keys(rules.card.builtIn) },
  lines: texts.lines.map(({ example, ...line }) => ({
    ...line,
    example: { tiles: [...example.tiles], request: { ...example.request } },
  })),
  claimOrder: [...texts.claimOrder],
  payments: [...texts.payments],
  paymentFactors: { ...rules.payments },
  deadReasons: rules.deadReasons.map((code) => ({ code, meaning: PROBLEM_CODES[code].meaning })),
  houseRules: rules.houseRules.map(({ id, detail }) => ({ id, detail })),
  options: rules.hand.options.map(({ values, ...option }) => ({
    ...option,
    ...(values === undefined ? {} : { values: [...values] }),
  })),
  sources: texts.sources.map((source) => ({ ...source })),
});

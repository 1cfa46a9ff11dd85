import type { RuleSheetAnswer, SheetRule, SheetSpecialHand, SheetTileSet } from '../../../schemas/variant.js';
import { resolveOptions } from '../hand/options.js';
import { KIND_COUNT, tokenOf, tokensOf } from '../tiles/kinds.js';
import { nameOf } from '../tiles/names.js';
import { readTiles } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { resolveValue } from './compile.js';
import type { HandDoubles, HandPoints, RuleSheet, RuleValue, SpecialHand, TileRule } from './sheet.js';

/** What a variant says about itself beside its rules. */
export interface VariantTexts {
  readonly name: string;
  readonly description: string;
  /** Claims on a discard, the strongest first. */
  readonly claimOrder: readonly string[];
  /** Who pays whom, in words. */
  readonly payments: readonly string[];
}

const tileSet = (set: TileSet, players: number): SheetTileSet => ({
  players,
  size: set.size,
  tiles: Array.from({ length: KIND_COUNT }, (_, kind) => kind)
    .filter((kind) => set.copies[kind]! > 0)
    .map((kind) => ({ tile: tokenOf(kind), name: nameOf(kind), copies: set.copies[kind]! })),
});

const optionOf = (value: RuleValue): { option: string } | undefined =>
  typeof value === 'number' ? undefined : { option: value.option };

/** The tiles that a row about one set or pair is about, for its label on the sheet. */
const SUBJECTS: Readonly<Record<TileRule['tile'], string>> = {
  dragon: 'dragons',
  'own wind': 'winds',
  'prevailing wind': 'winds',
};

const textsOf = (
  rule: TileRule | HandPoints | HandDoubles,
): Pick<SheetRule, 'id' | 'label' | 'meaning' | 'who' | 'source'> => ({
  id: rule.id,
  label: 'tile' in rule ? rule.label.replace('{tiles}', SUBJECTS[rule.tile]) : rule.label,
  ...(rule.meaning === undefined ? {} : { meaning: rule.meaning }),
  who: rule.who,
  source: rule.source,
});

/** The tiles of an example, winning tile included, in the order written. */
const exampleTiles = ({ example }: SpecialHand, set: TileSet): string[] => {
  const written = [
    example.hand.concealed,
    ...(example.hand.melds ?? []).map((meld) => (typeof meld === 'string' ? meld : meld.tiles)),
  ].flatMap((text) => readTiles(text, '', set).kinds);
  const tiles = tokensOf(written);
  const kongs = (example.hand.melds ?? []).filter(
    (meld) => readTiles(typeof meld === 'string' ? meld : meld.tiles, '', set).kinds.length === 4,
  ).length;
  return example.win.tile !== undefined && tiles.length === 13 + kongs ? [...tiles, example.win.tile] : tiles;
};

const specialHand = (hand: SpecialHand, set: TileSet): SheetSpecialHand => ({
  id: hand.id,
  name: hand.name,
  tiles: hand.tiles,
  ...(hand.restrictions === undefined ? {} : { restrictions: hand.restrictions }),
  value: hand.value,
  ...(hand.doubles === undefined ? {} : { doubles: hand.doubles }),
  calling: hand.calling,
  example: { tiles: exampleTiles(hand, set), request: { ...hand.example } },
  source: hand.source,
});

/** The whole rule sheet as plain JSON. */
export const sheetAnswer = (sheet: RuleSheet, texts: VariantTexts): RuleSheetAnswer => {
  const { options } = resolveOptions(sheet.hand.options, undefined);
  const usualSet = sheet.hand.tileSet(options, sheet.hand.players[0]!);
  const { bonus } = sheet;
  return {
    variant: sheet.id,
    edition: sheet.edition,
    ...texts,
    claimOrder: [...texts.claimOrder],
    payments: [...texts.payments],
    players: [...sheet.hand.players],
    tileSets: sheet.hand.players.map((players) => tileSet(sheet.hand.tileSet(options, players), players)),
    winBy: [...sheet.hand.winBy],
    facts: [...sheet.hand.facts],
    setPoints: [...sheet.setPoints],
    points: [
      ...sheet.pairPoints.map((rule) => ({ ...textsOf(rule), points: rule.points })),
      ...sheet.points.map((rule) => ({
        ...textsOf(rule),
        points: resolveValue(rule.points, options),
        ...optionOf(rule.points),
      })),
    ],
    doubles: [
      ...sheet.setDoubles.map((rule) => ({ ...textsOf(rule), doubles: rule.doubles })),
      ...sheet.doubles.map((rule) => ({
        ...textsOf(rule),
        doubles: resolveValue(rule.doubles, options),
        ...optionOf(rule.doubles),
      })),
    ],
    specialHands: sheet.specialHands.map((hand) => specialHand(hand, usualSet)),
    ...(bonus === null ? {} : { bonusTiles: bonus }),
    ...(sheet.minimum === null ? {} : { minimum: sheet.minimum }),
    options: sheet.hand.options.map(({ values, ...option }) => ({
      ...option,
      ...(values === undefined ? {} : { values: [...values] }),
    })),
    sources: [...sheet.sources],
  };
};

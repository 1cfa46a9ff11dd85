import type { Hand, Reading } from '../../schemas/hand.js';
import { type Kind, kindOf } from '../rules/tiles/kinds.js';
import type { Picture, PictureGroup, PictureTile } from './picture.js';

const kindsOf = (tokens: readonly string[]): Kind[] => tokens.map((token) => kindOf(token)!);

/** The last tile of the kind is the one that was taken. */
const markWinning = (kinds: readonly Kind[], winning: Kind | undefined): PictureTile[] => {
  const at = winning === undefined ? -1 : kinds.lastIndexOf(winning);
  return kinds.map((kind, i) => (i === at ? { kind, winning: true } : { kind }));
};

/** A set on the table; a concealed one has its last tile turned down. */
const tableSet = (tokens: readonly string[], concealed: boolean): PictureGroup => {
  const kinds = kindsOf(tokens);
  return {
    standing: false,
    tiles: kinds.map((kind, i) => (concealed && i === kinds.length - 1 ? { kind, faceDown: true } : { kind })),
  };
};

const bonusGroup = (bonus: readonly string[] | undefined): PictureGroup[] =>
  bonus === undefined || bonus.length === 0
    ? []
    : [{ standing: false, tiles: kindsOf(bonus).map((kind) => ({ kind })) }];

/** A hand as its owner holds it: standing tiles in tile order, the winning tile apart, then what lies on the table. */
export const pictureOfHand = (hand: Hand, winningTile?: string): Picture => {
  const groups: PictureGroup[] = [];
  if (hand.concealed.length > 0) {
    groups.push({ standing: true, tiles: kindsOf(hand.concealed).map((kind) => ({ kind })) });
  }
  if (winningTile !== undefined)
    groups.push({ standing: true, tiles: [{ kind: kindOf(winningTile)!, winning: true }] });
  for (const meld of hand.melds) groups.push(tableSet(meld.tiles, meld.concealed));
  groups.push(...bonusGroup(hand.bonus));
  return { groups, title: titleOf(hand, winningTile) };
};

/** A hand grouped by one of its readings: sets in the hand, the pair, sets on the table, bonus tiles. */
export const pictureOfReading = (reading: Reading, hand: Hand, winningTile?: string): Picture => {
  const winning = winningTile === undefined ? undefined : kindOf(winningTile);
  const standing: PictureGroup[] = [];
  const table: PictureGroup[] = [];
  for (const set of reading.sets) {
    if (set.melded) table.push(tableSet(set.tiles, set.concealed));
    else standing.push({ standing: true, tiles: markWinning(kindsOf(set.tiles), set.winning ? winning : undefined) });
  }
  if (reading.pair !== undefined) {
    const { tiles, winning: finished } = reading.pair;
    standing.push({ standing: true, tiles: markWinning(kindsOf(tiles), finished ? winning : undefined) });
  }
  return { groups: [...standing, ...table, ...bonusGroup(hand.bonus)], title: titleOf(hand, winningTile) };
};

const titleOf = (hand: Hand, winningTile?: string): string => {
  const parts = [`Standing: ${hand.concealed.join(' ') || 'nothing'}`];
  if (winningTile !== undefined) parts.push(`winning tile: ${winningTile}`);
  for (const meld of hand.melds)
    parts.push(`${meld.concealed ? 'concealed' : 'exposed'} ${meld.kind}: ${meld.tiles.join(' ')}`);
  if (hand.bonus !== undefined && hand.bonus.length > 0) parts.push(`bonus: ${hand.bonus.join(' ')}`);
  return parts.join('; ');
};

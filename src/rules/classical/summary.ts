import { SEAT_NAMES } from '../hand/seats.js';
import type { Wind } from '../tiles/kinds.js';
import type { Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'] as const;

const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

const doubled = (doubles: number): string => (doubles === 0 ? '' : `, doubled ${TIMES[doubles] ?? `${doubles} times`}`);

/** How the total came about: "42 points, doubled twice". */
const working = (best: Candidate): string => {
  const { special, apart, total } = best;
  if (special !== null && best.kind === 'fixed') {
    const name = best.calling ? `calling ${special.hand.name}` : special.hand.name;
    const worth =
      best.base === null ? `${name}, worth ${best.value}` : `${name}, ${points(best.base)}${doubled(best.doubles!)}`;
    const sum = best.value + (apart?.total ?? 0);
    const cut = sum > total ? ` ${sum}, cut to the limit` : '';
    if (apart === null) return cut === '' ? worth : `${worth} to${cut}`;
    return `${worth}, and ${points(apart.total)} for bonus tiles${cut === '' ? '' : `, together${cut}`}`;
  }
  const counted = `${points(best.base!)}${doubled(best.doubles!)}`;
  if (special !== null) return `${counted}, lifted by ${special.hand.name}`;
  return best.beforeLimit! > total ? `${counted} to ${best.beforeLimit}, cut to the limit` : counted;
};

/** Who pays the winner what. East pays and receives double, where the game has it so. */
const payments = ({ situation, compiled }: Prepared, total: number): string => {
  const doubles = compiled.sheet.eastDoublesAt.includes(situation.players);
  if (situation.players === 2)
    return `The other player pays ${total}, plus the difference if their own hand is worth more.`;
  if (!doubles) return `Each player pays ${total}.`;
  if (situation.seat === null) return '';
  return situation.seat === 'E' ? `Each player pays ${2 * total}.` : `East pays ${2 * total}, the others ${total}.`;
};

/** One or two plain sentences that a bot can post. */
export const summaryOf = (prepared: Prepared, best: Candidate): string => {
  const { situation, view } = prepared;
  const who = situation.seat === null ? 'The hand' : SEAT_NAMES[situation.seat];
  if (!view.whole.winner) return `${who} did not go out and scores ${best.total}: ${working(best)}.`;
  return `${who} goes out with ${best.total}: ${working(best)}. ${payments(prepared, best.total)}`.trimEnd();
};

/** Of a dead hand. */
export const deadSummary = (seat: Wind | null): string =>
  `${seat === null ? 'The hand' : SEAT_NAMES[seat]} has a dead hand and scores 0.`;

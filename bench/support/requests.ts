/** Requests that the measurements send. */

/** A win with a kong, scored item by item: the hand of the Red Book's figure. */
export const SCORE_PATH = '/v1/babcock-1923/score';
export const SCORE_BODY = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};

export const batchItem = (id: number): unknown => ({
  id,
  variant: 'babcock-1923',
  operation: 'score',
  body: SCORE_BODY,
});

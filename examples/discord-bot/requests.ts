/** Slash-command options → request bodies of the referee. Every reading of the text is the referee's own. */
export type Options = ReadonlyMap<string, string>;

/** `444D,(EEEE)` → sets; brackets: concealed. */
export const meldsOf = (text: string | undefined): (string | { tiles: string; concealed: true })[] =>
  (text ?? '')
    .split(',')
    .map((meld) => meld.trim())
    .filter((meld) => meld !== '')
    .map((meld) => {
      const inner = /^\((.*)\)$/.exec(meld);
      return inner === null ? meld : { tiles: inner[1] as string, concealed: true as const };
    });

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Body for `score` and `decompose`. */
export const handRequest = (options: Options): Record<string, unknown> => {
  const melds = meldsOf(options.get('melds'));
  const by = options.get('by');
  const win = options.get('win');
  const facts = listOf(options.get('facts'));
  return {
    hand: {
      concealed: options.get('hand') ?? '',
      ...(melds.length > 0 && { melds }),
      ...(options.has('bonus') && { bonus: options.get('bonus') }),
    },
    ...(options.has('seat') && { seat: options.get('seat') }),
    ...(options.has('wind') && { prevailingWind: options.get('wind') }),
    ...(options.has('card') && { card: options.get('card') }),
    // A tile without a word on where it came from is taken as claimed, the usual case at a table.
    ...((by !== undefined || win !== undefined) && {
      win: { by: by ?? 'discard', ...(win !== undefined && { tile: win }), ...(facts.length > 0 && { facts }) },
    }),
  };
};

/** Query of the picture of the same hand. */
export const pictureQuery = (options: Options): string => {
  const query = new URLSearchParams({
    variant: options.get('variant') ?? '',
    hand: options.get('hand') ?? '',
    theme: 'dark',
  });
  for (const name of ['melds', 'bonus', 'win', 'by'])
    if (options.has(name)) query.set(name, options.get(name) as string);
  return query.toString();
};

/** `S chow 46D, N pung` → claims. A part that is no claim is reported, never dropped. */
export const claimRequest = (options: Options): { body: Record<string, unknown> } | { wrong: string } => {
  const claims: Record<string, unknown>[] = [];
  for (const part of listOf(options.get('claims'))) {
    const words = /^([ESWN])\s+(mahjong|pung|kong|chow|quint|sextet|pair|single)(?:\s+(.+))?$/i.exec(part);
    if (words === null) return { wrong: part };
    const [, seat, kind, tiles] = words;
    claims.push({
      seat: (seat as string).toUpperCase(),
      kind: (kind as string).toLowerCase(),
      ...(tiles !== undefined && { with: tiles }),
    });
  }
  return { body: { discard: { tile: options.get('tile') ?? '', seat: options.get('seat') ?? 'E' }, claims } };
};

/** `Ana 180 -60 -60 -60; draw` → a tally. */
export const tallyRequest = (options: Options): { body: Record<string, unknown> } | { wrong: string } => {
  const players = listOf(options.get('players'));
  const hands: Record<string, unknown>[] = [];
  for (const part of (options.get('hands') ?? '').split(';').map((hand) => hand.trim())) {
    if (part === '') continue;
    const drawn = /^draw$/i.test(part);
    const words = /^(.+?)((?:\s+[+-]?\d+)+)$/.exec(part);
    const amounts = drawn ? players.map(() => 0) : (words?.[2]?.trim().split(/\s+/).map(Number) ?? []);
    const winner = drawn ? null : words?.[1]?.trim();
    if (winner === undefined || amounts.length !== players.length) return { wrong: part };
    hands.push({ net: Object.fromEntries(players.map((name, i) => [name, amounts[i]])), winner });
  }
  return { body: { players, hands } };
};

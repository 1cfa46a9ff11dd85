/**
 * What the page holds. The address bar has all of it, in the form of the API's own URLs, so that a hand can be
 * shared as a link.
 */
export const emptyState = () => ({
  variant: 'babcock-1923',
  concealed: '',
  melds: [],
  bonus: '',
  win: '',
  by: '',
  seat: '',
  prevailingWind: '',
  facts: [],
  visible: '',
  players: '',
  options: {},
  card: '',
  cardJson: '',
  announced: '',
});

const PLAIN = ['variant', 'bonus', 'win', 'by', 'seat', 'prevailingWind', 'visible', 'players', 'card', 'announced'];

/** State → the query of a link. Commas in a set would end it: they mean nothing there and are left out. */
export const toQuery = (state) => {
  const query = new URLSearchParams();
  for (const name of PLAIN) if (state[name] !== '') query.set(name, state[name]);
  if (state.concealed !== '') query.set('hand', state.concealed);
  const melds = state.melds.filter((meld) => meld.tiles.trim() !== '');
  if (melds.length > 0) {
    query.set(
      'melds',
      melds
        .map(({ tiles, concealed }) => (concealed ? `(${tiles.replaceAll(',', ' ')})` : tiles.replaceAll(',', ' ')))
        .join(','),
    );
  }
  if (state.facts.length > 0) query.set('facts', state.facts.join(','));
  for (const [id, value] of Object.entries(state.options)) query.set(`opt.${id}`, String(value));
  if (state.cardJson.trim() !== '') query.set('cardJson', state.cardJson);
  return query;
};

/** The query of a link → state. */
export const fromQuery = (query) => {
  const state = emptyState();
  for (const name of PLAIN) if (query.has(name)) state[name] = query.get(name);
  state.concealed = query.get('hand') ?? '';
  state.cardJson = query.get('cardJson') ?? '';
  state.facts = (query.get('facts') ?? '').split(',').filter((fact) => fact !== '');
  state.melds = (query.get('melds') ?? '')
    .split(',')
    .filter((meld) => meld.trim() !== '')
    .map((meld) => {
      const inner = /^\s*\((.*)\)\s*$/.exec(meld);
      return inner === null ? { tiles: meld, concealed: false } : { tiles: inner[1], concealed: true };
    });
  for (const [name, value] of query) if (name.startsWith('opt.')) state.options[name.slice(4)] = value;
  return state;
};

const optionValue = (spec, text) => {
  if (spec?.type === 'boolean') return text === 'true';
  if (text === 'null') return null;
  return spec?.type === 'integer' || spec?.type === 'limit' || /^\d+$/.test(text) ? Number(text) : text;
};

/** State → the body of a request. `game` is the rule sheet. */
export const toBody = (state, game) => {
  const hand = { concealed: state.concealed };
  const melds = state.melds.filter((meld) => meld.tiles.trim() !== '');
  if (melds.length > 0)
    hand.melds = melds.map(({ tiles, concealed }) => (concealed ? { tiles, concealed: true } : tiles));
  if (state.bonus.trim() !== '') hand.bonus = state.bonus;
  const body = { hand };
  if (state.seat !== '' && !game.american) body.seat = state.seat;
  if (state.prevailingWind !== '' && game.prevailingWind) body.prevailingWind = state.prevailingWind;
  if (state.by !== '') {
    body.win = { by: state.by };
    if (state.win.trim() !== '') body.win.tile = state.win.trim();
    if (state.facts.length > 0) body.win.facts = state.facts;
  }
  if (state.players !== '' && Number(state.players) !== game.players[0])
    body.table = { players: Number(state.players) };
  if (state.visible.trim() !== '') body.visible = state.visible;
  const options = Object.entries(state.options).map(([id, text]) => [
    id,
    optionValue(
      game.options.find((o) => o.id === id),
      text,
    ),
  ]);
  if (options.length > 0) body.options = Object.fromEntries(options);
  if (game.american) {
    if (state.cardJson.trim() !== '') body.card = JSON.parse(state.cardJson);
    else if (state.card !== '') body.card = state.card;
    if (state.announced !== '') body.announced = state.announced;
  }
  return body;
};

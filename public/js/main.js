import { get, post } from './api.js';
import { byId, el, fill, show } from './dom.js';
import { americanScore, classicalScore, decomposition, matchedLines, problemList, readingGroups } from './results.js';
import { ruleSheet } from './sheet.js';
import { emptyState, fromQuery, toBody, toQuery } from './state.js';
import { nameOf, names, pieces, tileButton } from './tiles.js';

const WIN_BY = {
  wall: 'won: drawn from the wall',
  loose: 'won: a loose tile (after a kong or bonus tile)',
  discard: "won: another player's discard",
  'robbed-kong': 'won: robbing a kong',
  deal: 'won: complete as dealt',
  'joker-exchange': 'won: by exchanging a joker',
};
const FACTS = {
  'last-tile': 'The last tile of the wall',
  'last-discard': 'The last discard',
  'first-discard': "East's first discard",
  'original-call': 'Calling since the first discard',
  'kong-on-kong': 'Kong upon kong',
};
const WINDS = [
  ['E', 'East'],
  ['S', 'South'],
  ['W', 'West'],
  ['N', 'North'],
];
const PLACES = {
  concealed: 'the hand',
  bonus: 'flowers and seasons',
  win: 'the winning tile',
  visible: 'tiles seen elsewhere',
};
const TEXT_PLACES = ['concealed', 'bonus', 'win', 'visible'];

const variants = new Map();
let tiles = [];
let cards = [];
let game;
let state = fromQuery(new URLSearchParams(location.search));
/** Where clicked tiles go: a text place, or `meld 0`. */
let target = 'concealed';
/** Problems of the last answer by place: `[{offset, detail}]`. */
let faults = {};
let asked = 0;
let timer;

const textOf = (place) =>
  place.startsWith('meld ') ? (state.melds[Number(place.slice(5))]?.tiles ?? '') : state[place];

const setText = (place, text) => {
  if (place.startsWith('meld ')) state.melds[Number(place.slice(5))].tiles = text;
  else state[place] = text;
  const input = document.querySelector(`[data-input="${place}"]`) ?? byId(place);
  if (input !== null && input.value !== text) input.value = text;
};

/* Tiles of a place, each a button that takes it away again. */

const remove = (place, piece) => {
  const text = textOf(place);
  // Inside `123B` only the digit goes; the suit letter stays for the others.
  const group = /^(\d+)([a-zA-Z])/.exec(text.slice(text.slice(0, piece.start).search(/\d*$/)));
  const shared = group !== null && group[1].length > 1 && /^\d/.test(piece.text);
  const end = shared ? piece.start + 1 : piece.end;
  setText(place, (text.slice(0, piece.start) + text.slice(end)).replace(/\s{2,}/g, ' ').trimStart());
  changed();
};

const drawStrip = (strip, place) => {
  const bad = faults[place] ?? [];
  strip.replaceChildren(
    ...pieces(textOf(place), game.american).map((piece) => {
      const fault = bad.find(({ offset }) => offset !== undefined && offset >= piece.start && offset < piece.end);
      const label = `${piece.token === undefined ? piece.text : nameOf(piece.token)}${fault ? `: ${fault.detail}` : ''}. Press to remove.`;
      const press = () => remove(place, piece);
      const button =
        piece.token === undefined
          ? el(
              'button',
              { type: 'button', class: 'tile raw', 'aria-label': label, title: label, onclick: press },
              piece.text,
            )
          : tileButton(piece.token, label, press);
      if (fault) button.classList.add('bad');
      return button;
    }),
  );
};

const drawPlaces = () => {
  for (const place of TEXT_PLACES) {
    const input = byId(place);
    if (input.value !== state[place]) input.value = state[place];
    const bad = faults[place] ?? [];
    input.setAttribute('aria-invalid', String(bad.length > 0));
    byId(`${place}-error`).textContent = bad.map(({ detail }) => detail).join(' ');
    drawStrip(document.querySelector(`[data-strip="${place}"]`), place);
  }
  state.melds.forEach((_, i) => {
    const place = `meld ${i}`;
    const bad = faults[place] ?? [];
    const row = document.querySelector(`[data-meld="${i}"]`);
    if (row === null) return;
    row.querySelector('input').setAttribute('aria-invalid', String(bad.length > 0));
    row.querySelector('.error').textContent = bad.map(({ detail }) => detail).join(' ');
    drawStrip(row.querySelector('.strip'), place);
  });
};

const drawTargets = () => {
  const places = game.bonusTiles ? TEXT_PLACES : TEXT_PLACES.filter((place) => place !== 'bonus');
  fill(
    byId('target'),
    [
      ...places.map((place) => [place, PLACES[place]]),
      ...state.melds.map((_, i) => [`meld ${i}`, `set ${i + 1} on the table`]),
    ],
    target,
  );
};

/** Clicked tiles go to the place last clicked or typed into; the keyboard has the list for it. */
const aim = (place) => {
  target = place;
  drawTargets();
  for (const element of document.querySelectorAll('[data-place], [data-meld]')) {
    element.classList.toggle('target', element.dataset.place === place || `meld ${element.dataset.meld}` === place);
  }
};

const drawMelds = () => {
  byId('melds').replaceChildren(
    ...state.melds.map((meld, i) => {
      const errorId = `meld-${i}-error`;
      const input = el('input', {
        type: 'text',
        spellcheck: 'false',
        'aria-label': `Set ${i + 1}`,
        'aria-describedby': errorId,
        'data-input': `meld ${i}`,
        placeholder: game.american ? '777B J' : '444D',
        oninput: (event) => {
          state.melds[i].tiles = event.target.value;
          aim(`meld ${i}`);
          changed();
        },
        onclick: () => aim(`meld ${i}`),
      });
      input.value = meld.tiles;
      const box = el('input', {
        type: 'checkbox',
        onchange: (event) => {
          state.melds[i].concealed = event.target.checked;
          changed();
        },
      });
      box.checked = meld.concealed;
      return el(
        'div',
        { class: 'meld', 'data-meld': String(i) },
        el(
          'div',
          { class: 'row checks' },
          input,
          game.american ? undefined : el('label', {}, box, 'from the hand (concealed)'),
          el(
            'button',
            {
              type: 'button',
              'aria-label': `Remove set ${i + 1}`,
              onclick: () => {
                state.melds.splice(i, 1);
                drawMelds();
                aim('concealed');
                byId('add-meld').focus();
                changed();
              },
            },
            'Remove',
          ),
        ),
        el('div', { class: 'strip', role: 'group', 'aria-label': `Tiles of set ${i + 1}` }),
        el('p', { class: 'error', id: errorId }),
      );
    }),
  );
};

/* The palette: one toolbar, arrow keys move inside it. */

const add = (token) => {
  if (target === 'win') setText('win', token);
  else setText(target, `${textOf(target).trimEnd()} ${token}`.trim());
  changed();
};

const drawPalette = () => {
  const palette = byId('palette');
  const buttons = [];
  let group;
  for (const { token, copies } of tiles) {
    if ((copies[game.id] ?? 0) === 0) continue;
    const next = /^\d/.test(token) ? token[1] : 'honours';
    if (group !== undefined && next !== group)
      buttons.push(el('span', { class: 'palette-break', 'aria-hidden': 'true' }));
    group = next;
    buttons.push(tileButton(token, nameOf(token), () => add(token)));
  }
  palette.replaceChildren(...buttons);
  const pressable = [...palette.querySelectorAll('button')];
  pressable.forEach((button, i) => {
    button.tabIndex = i === 0 ? 0 : -1;
  });
};

const movePalette = (event) => {
  const buttons = [...byId('palette').querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 9, ArrowUp: -9, Home: -at, End: buttons.length - 1 - at }[
    event.key
  ];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, at + step))];
  buttons[at].tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
};

/* Settings of the chosen game. */

const drawOptions = () => {
  const controls = game.options.map((spec) => {
    const id = `opt-${spec.id}`;
    const chosen = state.options[spec.id];
    const value = String(chosen ?? spec.default);
    const change = (event) => {
      if (event.target.value === '' || event.target.value === String(spec.default)) delete state.options[spec.id];
      else state.options[spec.id] = event.target.value;
      changed();
    };
    let control;
    if (spec.type === 'boolean' || spec.values !== undefined) {
      control = el('select', { id, onchange: change });
      const values = spec.type === 'boolean' ? ['true', 'false'] : spec.values.map(String);
      fill(
        control,
        values.map((entry) => [entry, entry === 'true' ? 'yes' : entry === 'false' ? 'no' : entry]),
        value,
      );
    } else {
      control = el('input', { id, type: 'text', onchange: change, placeholder: String(spec.default) });
      control.value = chosen ?? '';
    }
    return el('label', { class: 'field', for: id }, spec.id, control, el('span', { class: 'hint' }, spec.meaning));
  });
  byId('options').replaceChildren(...controls);
};

const drawFacts = () => {
  byId('facts').replaceChildren(
    ...game.facts.map((fact) => {
      const box = el('input', {
        type: 'checkbox',
        onchange: (event) => {
          state.facts = event.target.checked ? [...state.facts, fact] : state.facts.filter((other) => other !== fact);
          changed();
        },
      });
      box.checked = state.facts.includes(fact);
      return el('label', {}, box, FACTS[fact] ?? fact);
    }),
  );
};

const drawGame = () => {
  byId('variant-text').textContent = game.description;
  fill(byId('seat'), [['', 'not said'], ...WINDS], state.seat);
  fill(byId('prevailingWind'), [['', 'not said'], ...WINDS], state.prevailingWind);
  fill(
    byId('by'),
    [['', 'has not won (a hand in play, or a loser)'], ...game.winBy.map((by) => [by, WIN_BY[by] ?? by])],
    state.by,
  );
  fill(
    byId('players'),
    game.players.map((n) => [String(n), String(n)]),
    state.players,
  );
  fill(
    byId('card'),
    cards.map(({ id, title }) => [id, title]),
    state.card || 'practice',
  );
  show(byId('seat-field'), !game.american);
  show(byId('wind-field'), game.prevailingWind);
  show(byId('players-field'), game.players.length > 1);
  show(byId('bonus-place'), game.bonusTiles);
  show(byId('card-field'), game.id === 'american-league');
  show(byId('card-details'), game.id === 'american-league');
  show(byId('announced-field'), game.american);
  byId('announced').value = state.announced;
  byId('card-json').value = state.cardJson;
  drawFacts();
  drawOptions();
  drawPalette();
  drawMelds();
  byId('sheet').replaceChildren(...ruleSheet(rulesOf(game.sheet)));
};

const loadGame = async (id) => {
  const known = variants.get(id) ?? variants.values().next().value;
  const { body } = await get(`/v1/${known.id}`);
  game = gameOf(body);
  state.variant = game.id;
  byId('variant').value = game.id;
  drawGame();
};

/** What a reader wants of a rule sheet: not what only programs use. */
const rulesOf = ({ examples, operations, variant, tileSets, winBy, facts, uses, ...rules }) => rules;

/** What the editor needs to know of a game, from its rule sheet. */
const gameOf = (sheet) => ({
  id: sheet.variant,
  description: sheet.description ?? '',
  options: sheet.options ?? [],
  facts: sheet.facts ?? [],
  winBy: sheet.winBy ?? [],
  players: sheet.players ?? [4],
  prevailingWind: sheet.uses.prevailingWind,
  bonusTiles: sheet.uses.bonusTiles,
  american: sheet.uses.card,
  sheet,
});

/* Asking and showing. */

const placeOf = (pointer) => {
  const meld = /^\/hand\/melds\/(\d+)/.exec(pointer ?? '');
  if (meld !== null) {
    // Empty sets are not sent: count only the others.
    const sent = state.melds.flatMap(({ tiles: text }, i) => (text.trim() === '' ? [] : [i]));
    return `meld ${sent[Number(meld[1])]}`;
  }
  if (/^\/hand\/concealed/.test(pointer)) return 'concealed';
  if (/^\/hand\/bonus/.test(pointer)) return 'bonus';
  if (/^\/win\/tile/.test(pointer)) return 'win';
  if (/^\/visible/.test(pointer)) return 'visible';
  return undefined;
};

const note = (problems) => {
  faults = {};
  for (const problem of problems) {
    for (const pointer of problem.pointers ?? [problem.pointer]) {
      const place = placeOf(pointer);
      if (place !== undefined) faults[place] = [...(faults[place] ?? []), problem];
    }
  }
};

/** A suggestion takes the place of what could not be read. */
const fix = (problem, token) => {
  const place = placeOf(problem.pointer) ?? 'concealed';
  const text = textOf(place);
  const start = problem.offset ?? 0;
  const length = (problem.token ?? text).length;
  setText(place, `${text.slice(0, start)} ${token} ${text.slice(start + length)}`.replace(/\s+/g, ' ').trim());
  changed();
};

const curlOf = (operation, body) => {
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl -s ${location.origin}/v1/${game.id}/${operation} \\\n  -H 'content-type: application/json' \\\n  -d '${json}'`;
};

const say = (text) => {
  byId('live').textContent = text;
};

const showAnswer = (operation, body, answer, decomposed) => {
  byId('curl').textContent = curlOf(operation, body);
  if (!answer.ok) {
    note(answer.body.errors ?? []);
    say(answer.body.detail ?? 'Something is wrong.');
    const parts = [problemList(answer.body, fix)];
    if (decomposed?.ok) parts.push(...decomposition(decomposed.body));
    byId('answer').replaceChildren(...parts.filter(Boolean));
    return;
  }
  note([]);
  say(answer.body.summary);
  const parts = [];
  if (operation === 'score') parts.push(...(game.american ? americanScore(answer.body) : classicalScore(answer.body)));
  else
    parts.push(...(answer.body.readings ?? []).map((reading) => readingGroups(reading)), ...matchedLines(answer.body));
  const more = operation === 'score' ? decomposed : answer;
  if (more?.ok) parts.push(...decomposition(more.body));
  byId('answer').replaceChildren(...parts.filter(Boolean));
};

const ask = async () => {
  const mine = ++asked;
  let body;
  try {
    body = toBody(state, game);
    byId('card-error').textContent = '';
  } catch {
    byId('card-error').textContent = 'This is not JSON yet.';
    return;
  }
  if (state.concealed.trim() === '' && body.hand.melds === undefined) {
    note([]);
    say('Put in a hand: click tiles, type them, or look at an example.');
    byId('answer').replaceChildren();
    byId('curl').textContent = curlOf('score', body);
    drawPlaces();
    return;
  }
  // An American hand scores only when it has won; a classical one also when it has lost.
  const scores = body.win !== undefined || !game.american;
  const { win, ...open } = body;
  const [answer, decomposed] = await Promise.all([
    scores ? post(`/v1/${game.id}/score?alternatives=3`, body) : post(`/v1/${game.id}/decompose`, open),
    scores ? post(`/v1/${game.id}/decompose`, win === undefined ? open : body) : undefined,
  ]);
  if (mine !== asked) return;
  const tooMany =
    !answer.ok && answer.body.errors?.every(({ code }) => code === 'win.missing' || code === 'hand.count');
  if (scores && win === undefined && tooMany && decomposed?.ok) showAnswer('decompose', open, decomposed);
  else showAnswer(scores ? 'score' : 'decompose', scores ? body : open, answer, decomposed);
  drawPlaces();
};

const changed = () => {
  const query = toQuery(state).toString();
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  drawPlaces();
  clearTimeout(timer);
  timer = setTimeout(ask, 200);
};

const showExample = () => {
  const [example] = game.sheet.examples?.score ?? [];
  const { variant } = state;
  state = { ...emptyState(), variant };
  if (example !== undefined) Object.assign(state, stateOfRequest(example.request));
  drawGame();
  aim('concealed');
  changed();
};

const textOfTiles = (list) => (Array.isArray(list) ? list.join(' ') : (list ?? ''));

/** An example request as state. */
const stateOfRequest = (request) => ({
  concealed: textOfTiles(request.hand.concealed),
  melds: (request.hand.melds ?? []).map((meld) => {
    if (typeof meld === 'string') return { tiles: meld, concealed: false };
    if (meld.tiles !== undefined) return { tiles: textOfTiles(meld.tiles), concealed: meld.concealed === true };
    const naturals = meld.count - (meld.jokers ?? 0);
    return {
      tiles: [...Array(naturals).fill(meld.tile), ...Array(meld.jokers ?? 0).fill('J')].join(' '),
      concealed: false,
    };
  }),
  bonus: textOfTiles(request.hand.bonus),
  win: request.win?.tile ?? '',
  by: request.win?.by ?? '',
  facts: request.win?.facts ?? [],
  seat: request.seat ?? '',
  prevailingWind: request.prevailingWind ?? '',
  visible: textOfTiles(request.visible),
  players: request.table?.players === undefined ? '' : String(request.table.players),
  card: typeof request.card === 'string' ? request.card : '',
  cardJson: request.card !== undefined && typeof request.card !== 'string' ? JSON.stringify(request.card, null, 2) : '',
  announced: request.announced ?? '',
});

const toast = (text) => {
  byId('toast').textContent = text;
  setTimeout(() => {
    byId('toast').textContent = '';
  }, 3000);
};

const listen = () => {
  byId('editor').addEventListener('submit', (event) => event.preventDefault());
  byId('variant').addEventListener('change', async (event) => {
    state.options = {};
    state.facts = [];
    state.by = '';
    await loadGame(event.target.value);
    changed();
  });
  for (const place of TEXT_PLACES) {
    byId(place).addEventListener('input', (event) => {
      state[place] = event.target.value;
      aim(place);
      changed();
    });
    document.querySelector(`[data-place="${place}"]`).addEventListener('click', () => aim(place));
  }
  for (const name of ['seat', 'prevailingWind', 'by', 'players', 'card', 'announced']) {
    byId(name).addEventListener('change', (event) => {
      state[name] = event.target.value;
      changed();
    });
  }
  byId('card-json').addEventListener('input', (event) => {
    state.cardJson = event.target.value;
    changed();
  });
  byId('add-meld').addEventListener('click', () => {
    state.melds.push({ tiles: '', concealed: false });
    drawMelds();
    drawPlaces();
    aim(`meld ${state.melds.length - 1}`);
    document.querySelector(`[data-input="${target}"]`).focus();
  });
  byId('target').addEventListener('change', (event) => aim(event.target.value));
  byId('palette').addEventListener('keydown', movePalette);
  byId('undo').addEventListener('click', () => {
    const last = pieces(textOf(target), game.american).at(-1);
    if (last !== undefined) remove(target, last);
  });
  byId('clear').addEventListener('click', () => {
    state = { ...emptyState(), variant: game.id };
    drawGame();
    aim('concealed');
    changed();
  });
  byId('share').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast('Link copied.');
    } catch {
      toast('The link is in the address bar.');
    }
  });
  byId('example').addEventListener('click', showExample);
  addEventListener('popstate', async () => {
    state = fromQuery(new URLSearchParams(location.search));
    await loadGame(state.variant);
    ask();
  });
};

const start = async () => {
  const [variantList, tileList, cardList] = await Promise.all([
    get('/v1/variants'),
    get('/v1/tiles'),
    get('/v1/cards'),
  ]);
  if (!variantList.ok || !tileList.ok) {
    say('The service does not answer. Reload the page to try again.');
    return;
  }
  for (const variant of variantList.body.variants) variants.set(variant.id, variant);
  tiles = tileList.body.tiles;
  for (const { token, name } of tiles) names.set(token, name);
  cards = cardList.body.cards ?? [];
  fill(
    byId('variant'),
    [...variants.values()].map(({ id, name }) => [id, name]),
    state.variant,
  );
  listen();
  await loadGame(state.variant);
  aim('concealed');
  drawPlaces();
  ask();
};

start();

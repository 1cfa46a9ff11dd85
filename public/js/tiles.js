import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Names by token, filled from `GET /v1/tiles`. */
export const names = new Map();

const picture = (id) => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 60 84');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `/tiles.svg#${id}`);
  svg.append(use);
  return svg;
};

export const nameOf = (token) => names.get(token) ?? token;

/** A tile to look at. */
export const tile = (token, { faceDown = false, winning = false } = {}) => {
  const label = winning ? `${nameOf(token)}, winning tile` : nameOf(token);
  return el(
    'span',
    { class: winning ? 'tile winning' : 'tile', role: 'img', 'aria-label': label, title: label },
    picture(faceDown ? 'back' : `t${token}`),
  );
};

/** A tile to press. */
export const tileButton = (token, label, press) =>
  el(
    'button',
    { type: 'button', class: 'tile', 'aria-label': label, title: label, onclick: press, 'data-token': token },
    picture(`t${token}`),
  );

/** Several tiles in a row; the last of the winning kind is marked. */
export const tileRow = (tokens, { small = false, winning, faceDownLast = false } = {}) => {
  const mark = winning === undefined ? -1 : tokens.lastIndexOf(winning);
  return el(
    'span',
    { class: small ? 'tiles small' : 'tiles' },
    tokens.map((token, i) => tile(token, { winning: i === mark, faceDown: faceDownLast && i === tokens.length - 1 })),
  );
};

const MPSZ = { m: 'C', p: 'D', s: 'B' };
const Z = ['', 'E', 'S', 'W', 'N', 'P', 'G', 'R'];
const LETTERS = 'ESWNRGPFJ';

/**
 * The pieces of what was typed, for showing it as tiles: `{start, end, token}`; a piece without a token is shown as
 * it stands. Only the service decides what the text means; this is for the eye.
 */
export const pieces = (text, american) => {
  const found = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const group = /^(\d+)([a-zA-Z])/.exec(rest);
    if (/^[\s,|]/.test(rest)) {
      at += 1;
    } else if (group !== null) {
      const [whole, digits, letter] = group;
      [...digits].forEach((digit, i) => {
        const upper = letter.toUpperCase();
        const suit = MPSZ[letter] ?? ('BCDF'.includes(upper) ? upper : undefined);
        const token = letter === 'z' ? Z[Number(digit)] : suit === 'F' && american ? 'F' : suit && `${digit}${suit}`;
        const last = i === digits.length - 1;
        found.push({ start: at + i, end: at + i + (last ? 2 : 1), token: names.has(token) ? token : undefined });
      });
      at += whole.length;
    } else {
      const letter = rest[0].toUpperCase();
      const token = LETTERS.includes(letter) ? letter : american && letter === '0' ? 'P' : undefined;
      const length = token === undefined ? /^\S[^\s,|]*/u.exec(rest)[0].length : 1;
      found.push({ start: at, end: at + length, token });
      at += length;
    }
  }
  return found.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }));
};

import { Resvg } from '@resvg/resvg-js';

/** Pixels per SVG unit: sharp on a phone, and a hand stays below 100 kB. */
const SCALE = 1.5;

/** An SVG document as PNG bytes. No system font is used: the tiles are outlines only. */
export const renderPng = (svg: string): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'zoom', value: SCALE }, font: { loadSystemFonts: false } }).render().asPng();

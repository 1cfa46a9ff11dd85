export { allPairHonours } from './all-pair-honours.js';
export { gatesOfHeaven } from './gates-of-heaven.js';
export { knitting } from './knitting.js';
export { knittingAnySuits } from './knitting-any-suits.js';
export type { ShapeGroup, ShapeReading, SpecialShape } from './shape.js';
export { thirteenUniqueWonders } from './thirteen-unique-wonders.js';
export { tripleKnitting } from './triple-knitting.js';
export { wrigglingSnake } from './wriggling-snake.js';

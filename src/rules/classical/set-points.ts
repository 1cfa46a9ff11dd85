import type { SetPoints } from './sheet.js';

/** The points of threes and fours, the same in all classical games. Runs and pairs not named elsewhere are worth nothing. */
export const setPointsFrom = (source: string): readonly SetPoints[] => [
  { id: 'pung-exposed', label: 'Three {tiles}, exposed', minor: 2, majorOrHonour: 4, source },
  { id: 'pung-concealed', label: 'Three {tiles}, concealed', minor: 4, majorOrHonour: 8, source },
  { id: 'kong-exposed', label: 'Four {tiles}, exposed', minor: 8, majorOrHonour: 16, source },
  { id: 'kong-concealed', label: 'Four {tiles}, concealed', minor: 16, majorOrHonour: 32, source },
];

import { moveListFormat } from '../../../records/move-list.ts';

/** Games of Hex and its relatives as lists of cells: `1. a2 swap 2. c4`. */
export const hexListFormat = moveListFormat({
  name: 'Hex list',
  move: /swap(?:-(?:pieces|sides))?|[a-z]\d{1,2}(?!\d)/iy,
  positionSign: /\/|\s(?:[a-z]|red|black|blue|white|swapped)$/i,
});

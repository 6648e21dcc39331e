import { moveListFormat } from '../../../records/move-list.ts';

/** Games of morris as lists of moves: `1. d6 f4 2. d2 a1-a4xd6`. */
export const morrisListFormat = moveListFormat({
  name: 'Morris list',
  move: /pass|[a-z]\d(?!\d)(?:[-–]?[a-z]\d(?!\d))?(?:[x:×][a-z]\d(?!\d))?|[x:×][a-z]\d(?!\d)/iy,
  positionSign: /\/|\s(?:[wb]|white|black)(?:\s|$)/i,
});

import { agreeInEveryRun } from './peer-suite.ts';

agreeInEveryRun('chess', [
  'castling',
  'promotion',
  'enPassant',
  'drop',
  'checkmate',
  'extinction',
  'goal',
  'checks',
  '3-fold-repetition',
]);

import { agreeInEveryRun } from './peer-suite.ts';

agreeInEveryRun('xiangqi', ['checkmate', 'double-pass', '3-fold-repetition']);

import { agreeInEveryRun } from './peer-suite.ts';

agreeInEveryRun('shogi', ['promotion', 'drop', 'checkmate', 'checks']);

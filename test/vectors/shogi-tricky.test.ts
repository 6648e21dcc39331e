import { SHOGI } from './shogi.ts';
import { playTricky } from './suite.ts';

playTricky(SHOGI);

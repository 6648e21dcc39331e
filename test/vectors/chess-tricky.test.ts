import { CHESS } from './chess.ts';
import { playTricky } from './suite.ts';

playTricky(CHESS);

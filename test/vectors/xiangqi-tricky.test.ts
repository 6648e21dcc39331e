import { playTricky } from './suite.ts';
import { XIANGQI } from './xiangqi.ts';

playTricky(XIANGQI);

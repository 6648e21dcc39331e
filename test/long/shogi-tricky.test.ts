import { SHOGI } from '../vectors/shogi.ts';
import { playTrickyFurther } from '../vectors/suite.ts';

playTrickyFurther(SHOGI);

import { CHESS } from '../vectors/chess.ts';
import { playTrickyFurther } from '../vectors/suite.ts';

playTrickyFurther(CHESS);

import { playTrickyFurther } from '../vectors/suite.ts';
import { XIANGQI } from '../vectors/xiangqi.ts';

playTrickyFurther(XIANGQI);

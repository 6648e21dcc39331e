import { playGreat } from '../vectors/suite.ts';
import { XIANGQI } from '../vectors/xiangqi.ts';

playGreat(XIANGQI, import.meta.url);

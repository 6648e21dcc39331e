import { playShare } from './suite.ts';
import { XIANGQI } from './xiangqi.ts';

playShare(XIANGQI, import.meta.url);

import { CHESS } from './chess.ts';
import { playShare } from './suite.ts';

playShare(CHESS, import.meta.url);

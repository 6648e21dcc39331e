import { SHOGI } from './shogi.ts';
import { playShare } from './suite.ts';

playShare(SHOGI, import.meta.url);

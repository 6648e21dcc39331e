import { SHOGI } from '../vectors/shogi.ts';
import { playGreat } from '../vectors/suite.ts';

playGreat(SHOGI, import.meta.url);

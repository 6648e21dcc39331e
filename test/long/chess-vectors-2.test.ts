import { CHESS } from '../vectors/chess.ts';
import { playGreat } from '../vectors/suite.ts';

playGreat(CHESS, import.meta.url);

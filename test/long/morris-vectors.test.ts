import { playBoards } from '../vectors/board-games.ts';
import { MORRIS } from '../vectors/morris.ts';

playBoards(MORRIS, true);

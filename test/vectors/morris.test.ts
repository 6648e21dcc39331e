import { playBoards } from './board-games.ts';
import { MORRIS } from './morris.ts';

playBoards(MORRIS, false);

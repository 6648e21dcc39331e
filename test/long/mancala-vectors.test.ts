import { playBoards } from '../vectors/board-games.ts';
import { MANCALA } from '../vectors/mancala.ts';

playBoards(MANCALA, true);

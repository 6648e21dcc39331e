import { playBoards } from './board-games.ts';
import { MANCALA } from './mancala.ts';

playBoards(MANCALA, false);

import { playBoards } from './board-games.ts';
import { HEX } from './hex.ts';

playBoards(HEX, false);

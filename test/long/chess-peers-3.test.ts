import { playShare } from './chess-peers.ts';

playShare(2, 4);

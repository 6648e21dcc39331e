import { playShare } from './chess-peers.ts';

playShare(1, 4);

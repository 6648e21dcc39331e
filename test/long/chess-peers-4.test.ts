import { playShare } from './chess-peers.ts';

playShare(3, 4);

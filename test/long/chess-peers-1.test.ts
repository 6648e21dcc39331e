import { playShare } from './chess-peers.ts';

playShare(0, 4);

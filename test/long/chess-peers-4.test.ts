import { playShare, playUnsettled } from './chess-peers.ts';

playShare(3, 4);
playUnsettled();

import type { MapGame } from './game.ts';
import { colony } from './games/colony.ts';
import { depths } from './games/depths.ts';
import { epic4 } from './games/epic4.ts';
import { nukes } from './games/nukes.ts';
import { ringquest } from './games/ringquest.ts';
import { wilds } from './games/wilds.ts';

/** The map games, in listing order. */
export const MAP_GAMES: readonly MapGame[] = [nukes, colony, epic4, ringquest, wilds, depths];

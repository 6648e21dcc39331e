import type { SystemSlug } from '../../entity/systems.ts';
import type { Chargen } from '../character.ts';
import { cairnChargen } from './cairn.ts';
import { dungeonWorldChargen } from './dungeon-world.ts';
import { ironswornChargen } from './ironsworn.ts';
import { knaveChargen } from './knave.ts';
import { mazeRatsChargen } from './maze-rats.ts';
import { starforgedChargen } from './starforged.ts';

/** Every system whose characters can be made; 5e and 1e join here. */
const CHARGEN: Readonly<Partial<Record<SystemSlug, Chargen>>> = {
  starforged: starforgedChargen,
  ironsworn: ironswornChargen,
  cairn: cairnChargen,
  knave: knaveChargen,
  'maze-rats': mazeRatsChargen,
  'dungeon-world': dungeonWorldChargen,
};

export const chargenOf = (system: SystemSlug): Chargen | undefined => CHARGEN[system];

export const CHARGEN_SYSTEMS = Object.keys(CHARGEN) as SystemSlug[];

import type { SystemSlug } from '../../entity/systems.ts';
import type { CharacterGenerator } from '../character.ts';
import { chargen1e } from './1e/chargen.ts';
import { chargen5e } from './5e/chargen.ts';
import { cairnChargen } from './cairn.ts';
import { dungeonWorldChargen } from './dungeon-world/chargen.ts';
import { ironswornChargen } from './ironsworn.ts';
import { knaveChargen } from './knave.ts';
import { mazeRatsChargen } from './maze-rats.ts';
import { starforgedChargen } from './starforged.ts';

const CHARGEN: Readonly<Record<SystemSlug, CharacterGenerator>> = {
  '5e': chargen5e,
  '1e': chargen1e,
  starforged: starforgedChargen,
  ironsworn: ironswornChargen,
  cairn: cairnChargen,
  knave: knaveChargen,
  'maze-rats': mazeRatsChargen,
  'dungeon-world': dungeonWorldChargen,
};

/** The character generator of a system. */
export const chargenOf = (system: SystemSlug): CharacterGenerator => CHARGEN[system];

import type { Entity } from '../../entity/entity.ts';
import { ok } from '../../lib/result.ts';
import type { Character, CharacterAsked, Chargen } from '../character.ts';
import { Rolls } from '../rolls.ts';
import { Assets, companyOf } from './assets.ts';
import { capital, finished } from './sheet.ts';
import {
  advanced,
  advancesText,
  assetLines,
  METERS,
  MOMENTUM,
  metersText,
  pathAsked,
  statsBy,
  statsText,
  type Vow,
  vowsText,
} from './sworn.ts';
import { Tables } from './tables.ts';

const ASSETS = 3;

/** A path and two more assets; levels beyond the first buy abilities and assets. */
export const ironswornChargen: Chargen = (asked) => {
  const path = pathAsked('ironsworn', asked);
  return path.ok ? ok(made(asked, path.value)) : path;
};

function made({ level, rng }: CharacterAsked, path: Entity | undefined): Character {
  const rolls = new Rolls(rng);
  const tables = new Tables('ironsworn', rolls);
  const names = new Set<string>();
  const nameBy = (what: string): string => {
    const name = tables.roll(what, `name/ironlander/${rolls.pick(`table of ${what}`, ['a', 'b'])}`);
    if (names.has(name)) return nameBy(`${what}, again`);
    names.add(name);
    return name;
  };
  const assets = new Assets('ironsworn', 'classic', rolls, ({ name, kind }) =>
    kind === 'companion' ? nameBy(`name of the ${name.toLowerCase()}`) : undefined,
  );
  const name = nameBy('name');
  const stats = statsBy(rolls);
  const first = path ?? assets.pick('path', 'path');
  assets.take(first);
  const company = companyOf(first.name);
  if (company) assets.take(assets.named(company));
  while (assets.held.length < ASSETS) assets.take(assets.pick(`asset ${assets.held.length + 1}`));
  const growth = advanced(assets, level);
  const role = tables.roll('role', 'character/role');
  const descriptor = tables.roll('descriptor', 'character/descriptor');
  const goal = tables.roll('goal', 'character/goal');
  const action = tables.roll('action of the inciting incident', 'action-and-theme/action');
  const theme = tables.roll('theme of the inciting incident', 'action-and-theme/theme');
  const vows: Vow[] = [
    { text: goal, rank: rolls.pick('rank of the background vow', ['extreme', 'epic']), progress: 0 },
    {
      text: `Set right what happened at home; two words tell of it: ${action.toLowerCase()}, ${theme.toLowerCase()}`,
      rank: rolls.pick('rank of the first vow', ['troublesome', 'dangerous', 'formidable']),
      progress: 0,
    },
  ];
  const figures = {
    abilities: stats,
    ...METERS,
    momentum: MOMENTUM,
    debilities: [],
    assets: assets.held,
    advances: growth.bought,
    experience: growth.experience,
    vows,
    bonds: 0,
    role,
    descriptor,
  };
  const lines = [
    `${role}, ${descriptor.toLowerCase()}, level ${level}`,
    statsText(stats),
    `${capital(metersText)} · no debilities`,
    ...assetLines(assets.held),
    advancesText(growth),
    ...vowsText(vows),
    'Bonds: none yet; up to three may come from your background',
  ];
  return finished('ironsworn', rolls, { name, level, class: first.name, figures, lines });
}

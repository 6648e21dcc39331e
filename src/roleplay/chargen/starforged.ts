import type { Entity } from '../../entity/entity.ts';
import { ok } from '../../lib/result.ts';
import type { Character, CharacterAsked, Chargen } from '../character.ts';
import { Rolls } from '../rolls.ts';
import { Assets } from './assets.ts';
import { capital, finished, list } from './sheet.ts';
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

const CALLED_BY_CALLSIGN = ['companion', 'support vehicle'];

/** Two paths, the starship and one more asset; levels beyond the first buy abilities and assets. */
export const starforgedChargen: Chargen = (asked) => {
  const path = pathAsked('starforged', asked);
  return path.ok ? ok(made(asked, path.value)) : path;
};

function made({ level, rng }: CharacterAsked, path: Entity | undefined): Character {
  const rolls = new Rolls(rng);
  const tables = new Tables('starforged', rolls);
  const assets = new Assets('starforged', 'starforged', rolls, ({ name, kind }) => {
    if (name === 'Starship') return tables.roll('name of the starship', 'starships/starship-name');
    if (!CALLED_BY_CALLSIGN.includes(kind as string)) return undefined;
    return tables.roll(`name of the ${name.toLowerCase()}`, 'characters/name/callsign');
  });
  const given = tables.roll('given name', 'characters/name/given');
  const name = `${given} ${tables.roll('family name', 'characters/name/family-name')}`;
  const callsign = tables.roll('callsign', 'characters/name/callsign');
  const stats = statsBy(rolls);
  const background = path ? null : backgroundBy(tables, assets);
  if (path) {
    assets.take(path);
    assets.take(assets.pick('second path', 'path'));
  }
  assets.take(assets.named('Starship'));
  assets.take(assets.pick('one more asset'));
  const growth = advanced(assets, level);
  const look = tables.several('look', 'characters/first-look', 2);
  const role = tables.roll('role', 'characters/role');
  const descriptor = tables.roll('descriptor', 'core/descriptor');
  const goal = tables.roll('goal', 'characters/goal');
  const backstory = tables.roll('backstory', 'campaign-launch/backstory-prompts');
  const ship = {
    history: tables.roll('history of the starship', 'campaign-launch/starship-history'),
    quirk: tables.roll('quirk of the starship', 'campaign-launch/starship-quirks'),
  };
  const vows: Vow[] = [
    { text: goal, rank: 'epic', progress: 0 },
    {
      text: tables.roll('inciting incident', 'campaign-launch/inciting-incident'),
      rank: rolls.pick('rank of the first vow', ['troublesome', 'dangerous', 'formidable']),
      progress: 0,
    },
  ];
  const figures = {
    abilities: stats,
    ...METERS,
    momentum: MOMENTUM,
    impacts: [],
    assets: assets.held,
    advances: growth.bought,
    experience: growth.experience,
    vows,
    legacy_tracks: { quests: 0, bonds: 0, discoveries: 0 },
    connections: [],
    background,
    callsign,
    role,
    descriptor,
    look,
    backstory,
    starship: ship,
  };
  const lines = [
    `Callsign ${callsign} · ${role}, ${descriptor.toLowerCase()}, level ${level}${background ? ` · background ${background}` : ''}`,
    statsText(stats),
    `${capital(metersText)} · no impacts`,
    ...assetLines(assets.held),
    advancesText(growth),
    ...vowsText(vows),
    `Backstory: ${backstory}`,
    list('Look', look),
    `Starship: history ${ship.history}; quirk ${ship.quirk}`,
    'Legacy tracks: quests 0, bonds 0, discoveries 0 · no connections yet',
  ];
  return finished('starforged', rolls, { name, level, class: assets.held[0]!.name, figures, lines });
}

/** A background of the table names two paths: `Delegate (Bannersworn; Diplomat)`. */
function backgroundBy(tables: Tables, assets: Assets): string {
  const result = tables.roll('background', 'campaign-launch/background-assets');
  const [background, paths] = result.split(' (');
  for (const name of paths!.replace(')', '').split('; ')) assets.take(assets.named(name));
  return background!;
}

import type { Entity } from '../../entity/entity.ts';
import { ok } from '../../lib/result.ts';
import { capitalize } from '../../lib/wording.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../character.ts';
import { RollRecorder } from '../rolls.ts';
import { Assets } from './assets.ts';
import {
  advancesText,
  assetLines,
  buyAdvances,
  dealStats,
  FIRST_VOW_RANKS,
  findRequestedPath,
  metersText,
  STARTING_METERS,
  STARTING_MOMENTUM,
  statsText,
  type Vow,
  vowsText,
} from './ironsworn-shared.ts';
import { finishCharacter, titledList } from './sheet.ts';
import { RecordedTableRoller } from './tables.ts';

const CALLED_BY_CALLSIGN = ['companion', 'support vehicle'];

/**
 * Makes characters of Starforged with two paths, the starship and one more asset. Each level after the first buys an
 * ability or an asset.
 */
export const starforgedChargen: CharacterGenerator = (request) => {
  const path = findRequestedPath('starforged', request);
  return path.ok ? ok(makeCharacter(request, path.value)) : path;
};

function makeCharacter({ level, rng }: CharacterRequest, path: Entity | undefined): Character {
  const rolls = new RollRecorder(rng);
  const tables = new RecordedTableRoller('starforged', rolls);
  const givenName = tables.roll('given name', 'characters/name/given');
  const name = `${givenName} ${tables.roll('family name', 'characters/name/family-name')}`;
  const figures = chooseFigures(rolls, tables, level, path);
  const kind = figures.assets[0]!.name;
  return finishCharacter('starforged', rolls, { name, level, class: kind, figures, lines: linesOf(level, figures) });
}

function chooseFigures(rolls: RollRecorder, tables: RecordedTableRoller, level: number, path: Entity | undefined) {
  const callsign = tables.roll('callsign', 'characters/name/callsign');
  const abilities = dealStats(rolls);
  const { assets, background } = chooseAssets(rolls, tables, path);
  const { bought, experience } = buyAdvances(assets, level);
  return {
    abilities,
    ...STARTING_METERS,
    momentum: STARTING_MOMENTUM,
    impacts: [],
    assets: assets.held,
    advances: bought,
    experience,
    vows: rollVows(rolls, tables),
    legacy_tracks: { quests: 0, bonds: 0, discoveries: 0 },
    connections: [],
    background,
    callsign,
    role: tables.roll('role', 'characters/role'),
    descriptor: tables.roll('descriptor', 'core/descriptor'),
    look: tables.rollDistinct('look', 'characters/first-look', 2),
    backstory: tables.roll('backstory', 'campaign-launch/backstory-prompts'),
    starship: {
      history: tables.roll('history of the starship', 'campaign-launch/starship-history'),
      quirk: tables.roll('quirk of the starship', 'campaign-launch/starship-quirks'),
    },
  };
}

/**
 * Takes the starting assets: the requested path and a second one, or the two paths of a background; then the starship
 * and one more.
 */
function chooseAssets(
  rolls: RollRecorder,
  tables: RecordedTableRoller,
  path: Entity | undefined,
): { assets: Assets; background: string | null } {
  const assets = new Assets('starforged', 'starforged', rolls, (asset) => properNameOf(tables, asset));
  const background = path ? null : takeBackground(tables, assets);
  if (path) {
    assets.take(path);
    assets.take(assets.pick('second path', 'path'));
  }
  assets.take(assets.find('Starship'));
  assets.take(assets.pick('one more asset'));
  return { assets, background };
}

function properNameOf(tables: RecordedTableRoller, { name, kind }: Entity): string | undefined {
  if (name === 'Starship') return tables.roll('name of the starship', 'starships/starship-name');
  if (!CALLED_BY_CALLSIGN.includes(kind as string)) return undefined;
  return tables.roll(`name of the ${name.toLowerCase()}`, 'characters/name/callsign');
}

function rollVows(rolls: RollRecorder, tables: RecordedTableRoller): Vow[] {
  const goal = tables.roll('goal', 'characters/goal');
  const incident = tables.roll('inciting incident', 'campaign-launch/inciting-incident');
  return [
    { text: goal, rank: 'epic', progress: 0 },
    { text: incident, rank: rolls.pick('rank of the first vow', FIRST_VOW_RANKS), progress: 0 },
  ];
}

function linesOf(level: number, figures: ReturnType<typeof chooseFigures>): string[] {
  const { callsign, role, descriptor, background, abilities, assets, starship } = figures;
  return [
    `Callsign ${callsign} · ${role}, ${descriptor.toLowerCase()}, level ${level}${background ? ` · background ${background}` : ''}`,
    statsText(abilities),
    `${capitalize(metersText)} · no impacts`,
    ...assetLines(assets),
    advancesText(figures.advances),
    ...vowsText(figures.vows),
    `Backstory: ${figures.backstory}`,
    titledList('Look', figures.look),
    `Starship: history ${starship.history}; quirk ${starship.quirk}`,
    'Legacy tracks: quests 0, bonds 0, discoveries 0 · no connections yet',
  ];
}

/**
 * Rolls a background and takes the two paths that its row names, such as `Delegate (Bannersworn; Diplomat)`. Returns
 * the background's name.
 */
function takeBackground(tables: RecordedTableRoller, assets: Assets): string {
  const result = tables.roll('background', 'campaign-launch/background-assets');
  const [background, paths] = result.split(' (');
  for (const name of paths!.replace(')', '').split('; ')) assets.take(assets.find(name));
  return background!;
}

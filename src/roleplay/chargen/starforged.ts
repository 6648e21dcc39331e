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
  findRequestedPath,
  metersText,
  STARTING_METERS,
  STARTING_MOMENTUM,
  statsText,
  vowsText,
} from './ironsworn-shared.ts';
import { finishCharacter, titledList } from './sheet.ts';
import {
  dealSwornStats,
  drawVows,
  type Fit,
  fillBlanks,
  fittingWords,
  type SwornStats,
  suitsStats,
  swornFile,
  type Vow,
} from './sworn-fit.ts';
import { RecordedTableRoller } from './tables.ts';

interface StarforgedFile {
  /** By path: the roles of those who follow it. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** By background: the roles of those who have it, instead of the roles of its paths. */
  readonly backgroundRoles: Readonly<Record<string, readonly string[]>>;
  /** By backstory: the only vow that goes with it, and that goes with no other. */
  readonly backstoryVows: Readonly<Record<string, string>>;
  /** By backstory: words of vows that contradict it. */
  readonly backstoryClashes: Readonly<Record<string, readonly string[]>>;
  readonly aspects: Readonly<Record<string, Fit>>;
  readonly looks: Readonly<Record<string, Fit & { readonly needs?: readonly string[] }>>;
  /** By need of a look: the assets that meet it. */
  readonly lookNeeds: Readonly<Record<string, readonly string[]>>;
  /** Groups of looks of which a character has at most one. */
  readonly lookClashes: readonly (readonly string[])[];
}

const FILE = swornFile<StarforgedFile>('starforged');

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
  const { assets, background } = chooseAssets(rolls, tables, path);
  const abilities = dealSwornStats(rolls, assets.held, FILE);
  const { bought, experience } = buyAdvances(assets, level, suitsStats(abilities, FILE));
  const names = assets.held.map(({ name }) => name);
  const vows = drawVows(rolls, assets.held, FILE, ['epic']);
  return {
    abilities,
    ...STARTING_METERS,
    momentum: STARTING_MOMENTUM,
    impacts: [],
    assets: fillBlanks(rolls, assets.held, abilities, FILE),
    advances: bought,
    experience,
    vows,
    legacy_tracks: { quests: 0, bonds: 0, discoveries: 0 },
    connections: [],
    background,
    callsign,
    role: rolls.pick('role', rolesOf(background, names)),
    descriptor: rolls.pick('descriptor', fittingWords(FILE.aspects, names, abilities)),
    look: drawLooks(rolls, names, abilities),
    backstory: tables.rollFitting('backstory', 'campaign-launch/backstory-prompts', (story) => agrees(story, vows)),
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
  const assets = new Assets('starforged', 'starforged', rolls, FILE, (asset) => properNameOf(tables, asset));
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

/** Roles that go with the background, or with the two first paths. */
const rolesOf = (background: string | null, names: readonly string[]): readonly string[] =>
  FILE.backgroundRoles[background ?? ''] ?? [...new Set(names.slice(0, 2).flatMap((name) => FILE.roles[name] ?? []))];

/** Whether a backstory contradicts none of the vows. */
function agrees(backstory: string, vows: readonly Vow[]): boolean {
  const texts = vows.map(({ text }) => text);
  const bound = Object.entries(FILE.backstoryVows).find(([, vow]) => texts.includes(vow));
  if (bound || Object.hasOwn(FILE.backstoryVows, backstory)) return bound?.[0] === backstory;
  return !FILE.backstoryClashes[backstory]?.some((word) => texts.some((text) => text.includes(word)));
}

/** Draws two looks that suit the assets, the stats and one another. */
function drawLooks(rolls: RollRecorder, names: readonly string[], stats: SwornStats): string[] {
  const has = (need: string) => FILE.lookNeeds[need]!.some((name) => names.includes(name));
  const suitable = fittingWords(FILE.looks, names, stats).filter((look) => (FILE.looks[look]!.needs ?? []).every(has));
  const first = rolls.pick('look', suitable);
  const clashing = FILE.lookClashes.filter((group) => group.includes(first)).flat();
  const second = rolls.pick(
    'second look',
    suitable.filter((look) => look !== first && !clashing.includes(look)),
  );
  return [first, second];
}

/** Role and background in words. A background that names the role stands for both: `prophet`, `interstellar scout`. */
export function callingText(role: string, background: string | undefined): string {
  if (!background) return role;
  const isNamed = role.split(' ').some((word) => background.includes(word));
  return isNamed ? background : `${role} · background ${background}`;
}

function linesOf(level: number, figures: ReturnType<typeof chooseFigures>): string[] {
  const { callsign, role, descriptor, background, abilities, assets, starship } = figures;
  return [
    `Callsign ${callsign} · ${descriptor} ${callingText(role.toLowerCase(), background?.toLowerCase())}`,
    statsText(abilities),
    `${capitalize(metersText)} · no impacts`,
    ...assetLines(assets),
    advancesText(figures.advances),
    ...vowsText(figures.vows),
    `Backstory: ${figures.backstory}.`,
    titledList('Look', figures.look),
    `Starship: ${starship.history}. ${starship.quirk}.`,
    `Legacy tracks: quests 0, bonds 0, discoveries 0${level > 1 ? '; the experience was given for the level' : ''} · no connections yet`,
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

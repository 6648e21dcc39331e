import { content } from '../content.ts';
import type { RollRecorder } from '../rolls.ts';
import type { AssetRules, HeldAsset } from './assets.ts';

/** What a sworn character is, chosen so that it agrees with the assets and the stats. */

export const STATS = ['edge', 'heart', 'iron', 'shadow', 'wits'] as const;
export type SwornStat = (typeof STATS)[number];
export type SwornStats = Readonly<Record<SwornStat, number>>;

/** When a word describes a character: with one of `stats` at 2 or more, and without the assets in `not`. */
export interface Fit {
  readonly stats?: readonly SwornStat[];
  readonly not?: readonly string[];
}

/** A blank of an asset: its label, and what may be written into it. */
interface Blank {
  readonly label: string;
  readonly count?: number;
  readonly of: readonly string[] | 'best stat';
}

type ByTheme = Readonly<Record<string, readonly string[]>>;

export interface SwornFile extends AssetRules {
  readonly vows: Readonly<Record<'background' | 'inciting', ByTheme>>;
  /** By asset: the stats that its moves use. */
  readonly stats: Readonly<Record<string, readonly SwornStat[]>>;
  /** By asset: themes of the vows of those who have it. */
  readonly themes: Readonly<Record<string, readonly string[]>>;
  readonly blanks: Readonly<Record<string, readonly Blank[]>>;
}

/** The tables of a game, of which `Own` has what the other game lacks. */
export const swornFile = <Own>(system: 'ironsworn' | 'starforged'): SwornFile & Own =>
  content<SwornFile & Own>(`roleplay/${system}/character`);

/** A stat is no obstacle from this value on. */
const ENOUGH = 2;

/** The words of a list that suit a character. */
export const fittingWords = <Word extends Fit>(
  words: Readonly<Record<string, Word>>,
  assets: readonly string[],
  stats: SwornStats,
): string[] =>
  Object.entries(words).flatMap(([word, { stats: wanted, not = [] }]) =>
    (!wanted || wanted.some((stat) => stats[stat] >= ENOUGH)) && !not.some((name) => assets.includes(name))
      ? [word]
      : [],
  );

/** Values of the stats, the best first. */
const STAT_VALUES = [3, 2, 2, 1, 1];

/** Stats that the text of an asset adds, such as `roll +wits`. */
const statsInText = ({ abilities }: HeldAsset): SwornStat[] =>
  STATS.filter((stat) => abilities.some(({ has, text }) => has && text.includes(`+${stat}`)));

/** Gives the best values to the stats that the assets use most. Stats used alike are dealt by chance. */
export function dealSwornStats(
  rolls: RollRecorder,
  held: readonly HeldAsset[],
  { stats: uses }: SwornFile,
): SwornStats {
  const used = held.flatMap((asset) => [...(uses[asset.name] ?? []), ...statsInText(asset)]);
  const weight = (stat: SwornStat) => used.filter((each) => each === stat).length;
  const order = rolls.pickDistinct('stat', STATS, STATS.length).sort((a, b) => weight(b) - weight(a));
  return Object.fromEntries(STATS.map((stat) => [stat, STAT_VALUES[order.indexOf(stat)]!])) as SwornStats;
}

/** Returns whether an asset uses no stat, or one at 2 or more. */
export const suitsStats =
  (stats: SwornStats, { stats: uses }: SwornFile) =>
  (asset: string): boolean =>
    uses[asset]?.some((stat) => stats[stat] >= ENOUGH) ?? true;

/** Fills in the blanks of assets, such as the god of a Devotant. */
export function fillBlanks(
  rolls: RollRecorder,
  held: readonly HeldAsset[],
  stats: SwornStats,
  { blanks }: SwornFile,
): HeldAsset[] {
  return held.map((asset) => {
    const filled = (blanks[asset.name] ?? []).map(({ label, count = 1, of }) => {
      const options = of === 'best stat' ? STATS.filter((stat) => stats[stat] === STAT_VALUES[0]) : of;
      const chosen = options.length === 1 ? options : rolls.pickDistinct(`${label} of ${asset.name}`, options, count);
      return [label, chosen.join(' and ')];
    });
    return filled.length ? { ...asset, filled_in: Object.fromEntries(filled) } : asset;
  });
}

/** A vow, with its rank and progress. */
export interface Vow {
  readonly text: string;
  readonly rank: string;
  readonly progress: 0;
}

/** Ranks that a character's first vow can have. Higher ranks are for vows of a lifetime. */
const FIRST_VOW_RANKS = ['troublesome', 'dangerous', 'formidable'];

/** Asset whose moves need an epic vow. */
const EPIC_ASSET = 'Fated';

/** Draws a vow for a lifetime, on a theme of the assets, and the vow with which play begins, on another. */
export function drawVows(
  rolls: RollRecorder,
  held: readonly HeldAsset[],
  { vows, themes }: SwornFile,
  lifetimeRanks: readonly string[],
): Vow[] {
  const every = Object.keys(vows.background);
  const own = [...new Set(held.flatMap(({ name }) => themes[name] ?? []))];
  const theme = rolls.pick('theme of the background vow', own.length ? own : every);
  const other = rolls.pick(
    'theme of the first vow',
    every.filter((each) => each !== theme),
  );
  const ranks = held.some(({ name }) => name === EPIC_ASSET) ? ['epic'] : lifetimeRanks;
  const rank = ranks.length > 1 ? rolls.pick('rank of the background vow', ranks) : ranks[0]!;
  return [
    { text: rolls.pick('background vow', vows.background[theme]!), rank, progress: 0 },
    {
      text: rolls.pick('first vow', vows.inciting[other]!),
      rank: rolls.pick('rank of the first vow', FIRST_VOW_RANKS),
      progress: 0,
    },
  ];
}

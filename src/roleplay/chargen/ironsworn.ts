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
import { finishCharacter } from './sheet.ts';
import { dealSwornStats, drawVows, type Fit, fillBlanks, fittingWords, suitsStats, swornFile } from './sworn-fit.ts';
import { RecordedTableRoller } from './tables.ts';

interface IronswornFile {
  /** By role, and by descriptor: whom it suits. */
  readonly roles: Readonly<Record<string, Fit>>;
  readonly descriptors: Readonly<Record<string, Fit>>;
  /** By descriptor: roles that contradict it. */
  readonly awkwardPairs: Readonly<Record<string, readonly string[]>>;
}

const FILE = swornFile<IronswornFile>('ironsworn');

const STARTING_ASSETS = 3;

/**
 * Makes characters of Ironsworn with a path and two more assets. Each level after the first buys an ability or an
 * asset.
 */
export const ironswornChargen: CharacterGenerator = (request) => {
  const path = findRequestedPath('ironsworn', request);
  return path.ok ? ok(makeCharacter(request, path.value)) : path;
};

function makeCharacter({ level, rng }: CharacterRequest, path: Entity | undefined): Character {
  const rolls = new RollRecorder(rng);
  const tables = new RecordedTableRoller('ironsworn', rolls);
  const nameBy = makeNamer(rolls, tables);
  const name = nameBy('name');
  const figures = chooseFigures(rolls, level, chooseAssets(rolls, path, nameBy));
  const kind = figures.assets[0]!.name;
  return finishCharacter('ironsworn', rolls, { name, level, class: kind, figures, lines: linesOf(figures) });
}

type Namer = (what: string) => string;

/** Returns a function that rolls names on either of two tables and never gives the same name twice. */
function makeNamer(rolls: RollRecorder, tables: RecordedTableRoller): Namer {
  const names = new Set<string>();
  return function nameBy(what) {
    const name = tables.roll(what, `name/ironlander/${rolls.pick(`table of ${what}`, ['a', 'b'])}`);
    if (names.has(name)) return nameBy(`${what}, again`);
    names.add(name);
    return name;
  };
}

function chooseAssets(rolls: RollRecorder, path: Entity | undefined, nameBy: Namer): Assets {
  const assets = new Assets('ironsworn', 'classic', rolls, FILE, ({ name, kind }) =>
    kind === 'companion' ? nameBy(`name of the ${name.toLowerCase()}`) : undefined,
  );
  const first = path ?? assets.pick('path', 'path');
  const [missing] = assets.missingFor(first);
  assets.take(first);
  if (missing) assets.take(assets.find(missing));
  while (assets.held.length < STARTING_ASSETS) assets.take(assets.pick(`asset ${assets.held.length + 1}`));
  return assets;
}

function chooseFigures(rolls: RollRecorder, level: number, assets: Assets) {
  const abilities = dealSwornStats(rolls, assets.held, FILE);
  const { bought, experience } = buyAdvances(assets, level, suitsStats(abilities, FILE));
  const names = assets.held.map(({ name }) => name);
  const role = rolls.pick('role', fittingWords(FILE.roles, names, abilities));
  const descriptors = fittingWords(FILE.descriptors, names, abilities);
  return {
    abilities,
    ...STARTING_METERS,
    momentum: STARTING_MOMENTUM,
    debilities: [],
    assets: fillBlanks(rolls, assets.held, abilities, FILE),
    advances: bought,
    experience,
    vows: drawVows(rolls, assets.held, FILE, ['extreme', 'epic']),
    bonds: 0,
    role,
    descriptor: rolls.pick(
      'descriptor',
      descriptors.filter((word) => !FILE.awkwardPairs[word]?.includes(role)),
    ),
  };
}

const linesOf = (figures: ReturnType<typeof chooseFigures>): string[] => [
  `${figures.descriptor} ${figures.role.toLowerCase()}`,
  statsText(figures.abilities),
  `${capitalize(metersText)} · no debilities`,
  ...assetLines(figures.assets),
  advancesText(figures.advances),
  ...vowsText(figures.vows),
  'Bonds: none yet; up to three may come from your background',
];

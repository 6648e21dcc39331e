import type { Entity } from '../../entity/entity.ts';
import { ok } from '../../lib/result.ts';
import { capitalize } from '../../lib/wording.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../character.ts';
import { RollRecorder } from '../rolls.ts';
import { Assets, requiredAsset } from './assets.ts';
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
import { finishCharacter } from './sheet.ts';
import { RecordedTableRoller } from './tables.ts';

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
  const figures = chooseFigures(rolls, tables, level, chooseAssets(rolls, path, nameBy));
  const kind = figures.assets[0]!.name;
  return finishCharacter('ironsworn', rolls, { name, level, class: kind, figures, lines: linesOf(level, figures) });
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
  const assets = new Assets('ironsworn', 'classic', rolls, ({ name, kind }) =>
    kind === 'companion' ? nameBy(`name of the ${name.toLowerCase()}`) : undefined,
  );
  const first = path ?? assets.pick('path', 'path');
  assets.take(first);
  const required = requiredAsset(first.name);
  if (required) assets.take(assets.find(required));
  while (assets.held.length < STARTING_ASSETS) assets.take(assets.pick(`asset ${assets.held.length + 1}`));
  return assets;
}

function chooseFigures(rolls: RollRecorder, tables: RecordedTableRoller, level: number, assets: Assets) {
  const abilities = dealStats(rolls);
  const { bought, experience } = buyAdvances(assets, level);
  return {
    abilities,
    ...STARTING_METERS,
    momentum: STARTING_MOMENTUM,
    debilities: [],
    assets: assets.held,
    advances: bought,
    experience,
    vows: rollVows(rolls, tables),
    bonds: 0,
    role: tables.roll('role', 'character/role'),
    descriptor: tables.roll('descriptor', 'character/descriptor'),
  };
}

function rollVows(rolls: RollRecorder, tables: RecordedTableRoller): Vow[] {
  const goal = tables.roll('goal', 'character/goal');
  const words = [
    tables.roll('action of the inciting incident', 'action-and-theme/action'),
    tables.roll('theme of the inciting incident', 'action-and-theme/theme'),
  ];
  const incident = `Set right what happened at home (in two words: ${words.join(', ').toLowerCase()})`;
  return [
    { text: goal, rank: rolls.pick('rank of the background vow', ['extreme', 'epic']), progress: 0 },
    { text: incident, rank: rolls.pick('rank of the first vow', FIRST_VOW_RANKS), progress: 0 },
  ];
}

const linesOf = (level: number, figures: ReturnType<typeof chooseFigures>): string[] => [
  `${figures.role}, ${figures.descriptor.toLowerCase()}, level ${level}`,
  statsText(figures.abilities),
  `${capitalize(metersText)} · no debilities`,
  ...assetLines(figures.assets),
  advancesText(figures.advances),
  ...vowsText(figures.vows),
  'Bonds: none yet; up to three may come from your background',
];

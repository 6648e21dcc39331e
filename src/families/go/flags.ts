import type { DefinitionPatch, FlagCondition, VariantFlag } from '../../play/family.ts';
import type { GoDefinition } from './definition.ts';

/** Board sizes that flags offer, as rows by columns. */
const SIZES = [
  ...['1x2', '2x2', '2x3', '3x3', '3x4', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9', '9x13', '10x10', '11x11'],
  ...['13x13', '13x19', '15x15', '17x17', '19x19', '21x21', '25x25'],
];

const HANDICAPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Komi in games with a handicap. A handicap of one stone consists of this komi alone. */
const HANDICAP_KOMI = 0.5;

const KOMIS: readonly (readonly [slug: string, komi: number])[] = [
  ['nokomi', 0],
  ['komi-5-5', 5.5],
  ['komi-6-5', 6.5],
  ['komi-7-5', 7.5],
];

const go = (definition: unknown): GoDefinition => definition as GoDefinition;

const surroundedCounts: FlagCondition = {
  otherwise: 'stones alone are counted',
  holds: (definition) => go(definition).end.scoring !== 'stones',
};
const scores: FlagCondition = {
  otherwise: 'no points are counted',
  holds: (definition) => go(definition).end.scoring !== 'nothing',
};
const surrounds: FlagCondition = {
  otherwise: 'stones are not taken by surrounding them',
  holds: (definition) => go(definition).rules.capture === 'surrounded',
};

const sizeFlag = (size: string): [string, VariantFlag] => {
  const [ranks, files] = size.split('x').map(Number);
  const summary = `${ranks} ${ranks === 1 ? 'row' : 'rows'} of ${files} points.`;
  return [size, { title: `${ranks}×${files}`, summary, group: 'size', patch: { board: { files, ranks } } }];
};

const handicapFlag = (stones: number): [string, VariantFlag] => {
  const isKomiOnly = stones === 1;
  return [
    `h${stones}`,
    {
      title: isKomiOnly ? 'no komi for handicap' : `${stones} handicap stones`,
      summary: isKomiOnly
        ? 'Black moves first, and White gets half a point alone.'
        : `Black has ${stones} stones on the star points, White moves first and gets half a point.`,
      group: 'handicap',
      needs: [scores],
      patch: { setup: { handicap: stones }, end: { komi: HANDICAP_KOMI } },
    },
  ];
};

const komiFlag = ([slug, komi]: readonly [string, number]): [string, VariantFlag] => [
  slug,
  {
    title: komi === 0 ? 'no komi' : `komi ${komi}`,
    summary: komi === 0 ? 'White gets no points for being second.' : `White gets ${komi} points for being second.`,
    group: 'komi',
    needs: [scores],
    patch: { end: { komi } },
  },
];

const koFlag = (title: string, summary: string, patch: DefinitionPatch): VariantFlag => ({
  title,
  summary,
  group: 'ko',
  needs: [surrounds],
  patch,
});

export const flags: Record<string, VariantFlag> = {
  ...Object.fromEntries(SIZES.map(sizeFlag)),
  ...Object.fromEntries(HANDICAPS.map(handicapFlag)),
  ...Object.fromEntries(KOMIS.map(komiFlag)),
  area: {
    title: 'area',
    summary: 'Stones and what they surround are counted.',
    group: 'scoring',
    needs: [scores, surroundedCounts],
    patch: { end: { scoring: 'area', dead: 'stay' } },
  },
  territory: {
    title: 'territory',
    summary: 'What stones surround and prisoners are counted; dead stones are found or listed.',
    group: 'scoring',
    needs: [scores, surroundedCounts],
    patch: { end: { scoring: 'territory', dead: 'estimated', listed: true } },
  },
  simple: koFlag(
    'simple ko',
    'Only the position before the last move may not come again, and what comes three times ends the game undecided.',
    {
      rules: { ko: 'simple' },
      end: { repetition: 3 },
    },
  ),
  positional: koFlag('positional superko', 'No board may come again.', {
    rules: { ko: 'positional' },
    end: { repetition: 0 },
  }),
  situational: koFlag('situational superko', 'No board may come again with the same player to move.', {
    rules: { ko: 'situational' },
    end: { repetition: 0 },
  }),
  suicide: {
    title: 'suicide',
    summary: 'A move may leave own stones without a liberty: they are taken from the board.',
    needs: [surrounds],
    patch: { rules: { suicide: true } },
  },
  torus: {
    title: 'torus',
    summary: 'Opposite sides of the board are joined.',
    needs: [surrounds],
    patch: { board: { edges: 'joined' } },
  },
  'one-colour': {
    title: 'one colour',
    summary: 'All stones are drawn white: players remember whose they are.',
    patch: { render: { oneColour: true } },
  },
};

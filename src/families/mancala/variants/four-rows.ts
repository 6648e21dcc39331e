import type { DefinitionPatch, VariantSource } from '../../../play/family.ts';

const LAST_MOVE: DefinitionPatch = { goal: 'last-move', stopped: 'draw', quiet: 500 };

const hus = (columns: number): VariantSource => ({
  title: `Hus 4×${columns}`,
  summary: `Hus on rows of ${columns} pits.`,
  source: 'Schultze 1907 knows boards with rows of eight to more than twenty pits',
  parent: 'hus',
  patch: { board: { pits: columns } },
});

/** Variants on four rows. Players sow their own two rows, and a player who cannot move loses. */
export const fourRowVariants: Record<string, VariantSource> = {
  hus: {
    title: 'Hus',
    summary: 'A lap that ends among seeds in the inner row takes the column opposite and sows it on from the next pit.',
    source: "Schultze 1907 (in Ludii, Hus), as in McGill's COMP 424 program",
    year: 1907,
    region: 'Namibia',
    patch: {
      board: { rows: 4, pits: 8 },
      setup: { seeds: 2, fill: 'outer-and-right' },
      rules: {
        circuit: 'own-rows',
        least: 2,
        relay: 'reached',
        capture: { across: 'column', occupied: true, resow: 'next' },
      },
      end: LAST_MOVE,
    },
  },
  'hus-4x12': hus(12),
  'hus-4x16': hus(16),
  'hus-both': {
    title: 'Hus, both pits',
    summary: 'A column is taken only if seeds lie in both of its pits.',
    source: 'Vedder 1923',
    year: 1923,
    region: 'Namibia',
    parent: 'hus',
    patch: { rules: { capture: { both: true } } },
  },
  hawalis: {
    title: 'Hawalis',
    summary: 'A move that ends in an empty inner pit takes the column opposite off the board.',
    source: 'De Voogt 2003, Wikipedia and igGameCenter',
    region: 'Oman',
    patch: {
      board: { rows: 4, pits: 7 },
      setup: { seeds: 2 },
      rules: {
        circuit: 'own-rows',
        least: 2,
        lesser: 'last-resort-into-empty',
        relay: 'reached',
        capture: { across: 'column' },
      },
      end: { ...LAST_MOVE, quiet: 100, endless: 'loss' },
    },
  },
  'hawalis-single-lap': {
    title: 'Hawalis, single lap',
    summary: 'Nothing is lifted where the last seed falls.',
    source: "Ludii's implementation of Hawalis",
    region: 'Oman',
    parent: 'hawalis',
    patch: { rules: { relay: 'none' } },
  },
  omweso: {
    title: 'Omweso',
    summary:
      'Columns are taken where both pits have seeds and sown on from where the lap began; the left pits go both ways.',
    source: 'Wikipedia, Omweso, and Shackell 1934; four seeds in each outer pit at first instead of a free setting',
    region: 'Uganda',
    patch: {
      board: { rows: 4, pits: 8 },
      setup: { seeds: 4, fill: 'outer' },
      rules: {
        circuit: 'own-rows-either-way',
        least: 2,
        relay: 'reached',
        capture: { across: 'column', occupied: true, both: true, resow: 'lap-start' },
      },
      end: LAST_MOVE,
    },
  },
  'omweso-emitwe-ebiri': {
    title: 'Omweso with emitwe ebiri',
    summary: 'Who captures in both end columns with one move has won.',
    source: 'Shackell 1934',
    region: 'Uganda',
    parent: 'omweso',
    patch: { end: { bothEnds: true } },
  },
  'bao-la-kiswahili': {
    title: 'Bao la Kiswahili',
    summary:
      'Seeds from the hand first, captures in the front rows that enter at a kichwa, and a nyumba to keep or to play.',
    source: 'De Voogt 1995 and Mancala World, as two programs play them; the bar of kutakatia is left out',
    region: 'Zanzibar and the Swahili coast',
    patch: {
      board: { rows: 4, pits: 8 },
      setup: { seeds: 2, side: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 6, 0, 0, 0, 0], hand: 22 },
      rules: { circuit: 'front-rows', least: 2, relay: 'reached', capture: { occupied: true } },
      end: { ...LAST_MOVE, endless: 'loss' },
    },
  },
  'bao-takasia': {
    title: 'Bao with takasia',
    summary: 'After a move without a capture, the one pit that it threatens may not be sown by its owner.',
    source: 'De Voogt 1995, kutakatia; who barred a pit takes it if possible',
    region: 'Zanzibar and the Swahili coast',
    parent: 'bao-la-kiswahili',
    patch: { rules: { takasia: true } },
  },
};

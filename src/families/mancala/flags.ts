import type { VariantFlag } from '../../play/family.ts';

/**
 * Board sizes that flags offer, as pits per side by seeds per pit: those that have been solved, and those sold in
 * shops.
 */
const SIZES = [
  '1x1',
  '1x3',
  '1x5',
  '2x1',
  '2x3',
  '2x5',
  '3x1',
  '3x3',
  '3x5',
  '4x1',
  '4x3',
  '4x4',
  '5x1',
  '5x3',
  '5x5',
  '6x2',
  '6x3',
  '6x4',
  '6x5',
  '6x6',
  '7x7',
];

interface SizedDefinition {
  readonly board?: { readonly rows?: number };
  readonly setup?: { readonly fill?: string; readonly side?: unknown };
  readonly rules?: {
    readonly least?: number;
    readonly lesser?: string;
    readonly capture?: { readonly tuzdik?: boolean };
  };
  readonly end?: { readonly atMost?: number };
}

const canResize = (definition: unknown): boolean => {
  const { board, setup, rules } = definition as SizedDefinition;
  return board?.rows === 2 && setup?.fill === 'all' && !setup.side && !rules?.capture?.tuzdik;
};

/**
 * Makes a condition for games that start with one seed per pit: single seeds can be sown, and there are enough seeds to
 * start.
 */
const canStartWithSingles =
  (pits: number) =>
  (definition: unknown): boolean => {
    const { rules, end } = definition as SizedDefinition;
    return (rules?.least === 1 || rules?.lesser !== 'never') && 2 * pits > (end?.atMost ?? 0);
  };

const sizeFlag = (size: string): [string, VariantFlag] => {
  const [pits, seeds] = size.split('x').map(Number);
  return [
    size,
    {
      title: `${pits}×${seeds}`,
      summary: `${pits} ${pits === 1 ? 'pit' : 'pits'} a side and ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} in each.`,
      group: 'size',
      needs: [
        { otherwise: 'pits have meanings of their own, so that another number has none', holds: canResize },
        ...(seeds === 1 ? [{ otherwise: 'nobody could make a first move', holds: canStartWithSingles(pits!) }] : []),
      ],
      patch: { board: { pits }, setup: { seeds } },
    },
  ];
};

/** Flags that change a mancala variant. */
export const flags: Record<string, VariantFlag> = Object.fromEntries(SIZES.map(sizeFlag));

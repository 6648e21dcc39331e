import type { Definition } from '../../play/definition.ts';
import type { FlagCondition, VariantFlag } from '../../play/family.ts';
import type { HexDefinition } from './definition.ts';
import { SHAPES } from './engine/shapes.ts';

const MIN_SIDE = 2;
const MAX_SIDE = 19;

const sides = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index);

const hex = (definition: Definition): HexDefinition => definition as HexDefinition;

const isRhombus: FlagCondition = {
  otherwise: 'only a rhombus has rows and columns of different number',
  holds: (definition) => hex(definition).board.shape === 'rhombus',
};

const isForTwo: FlagCondition = {
  otherwise: 'there are more than two players',
  holds: ({ seats }) => seats.length === 2,
};

const isSquare: FlagCondition = {
  otherwise: 'a stone can be mirrored on boards with as many rows as columns',
  holds: (definition) => hex(definition).board.files === hex(definition).board.ranks,
};

/** The condition that the board's shape exists with this side length; none if all shapes do. */
const sideNeeds = (side: number): FlagCondition[] => {
  const isOffered = (definition: Definition): boolean => {
    const { minSide, maxSide } = SHAPES[hex(definition).board.shape];
    return side >= minSide && side <= maxSide;
  };
  const limits = limitsAt(side);
  return limits ? [{ otherwise: limits, holds: isOffered }] : [];
};

function limitsAt(side: number): string | undefined {
  if (side < 3) return 'the sides of triangles and hexagons have at least 3 cells';
  return side > 10 ? 'the sides of hexagons and lattices have at most 10 cells' : undefined;
}

const sizeFlag = (side: number): [string, VariantFlag] => [
  `${side}x${side}`,
  {
    title: `${side}×${side}`,
    summary: `Sides of ${side} cells.`,
    group: 'size',
    needs: sideNeeds(side),
    patch: { board: { files: side, ranks: side } },
  },
];

/**
 * Flag for a board with unequal sides. With the shorter distance a player wins after any first move, so swapping pieces
 * cannot make the game fair and is switched off.
 */
const filesFlag = (files: number): [string, VariantFlag] => [
  `files-${files}`,
  {
    title: `${files} columns`,
    summary: `${files} columns, whatever the number of rows; pieces are not swapped then.`,
    group: 'files',
    needs: [isRhombus],
    patch: (definition) => ({
      board: { files },
      ...(hex(definition).rules.swap === 'pieces' &&
        hex(definition).board.ranks !== files && { rules: { swap: 'none' } }),
    }),
  },
];

export const flags: Record<string, VariantFlag> = {
  ...Object.fromEntries(sides.map(sizeFlag)),
  ...Object.fromEntries(sides.map(filesFlag)),
  noswap: {
    title: 'no swap',
    summary: 'The first move stands.',
    group: 'swap',
    patch: { rules: { swap: 'none' } },
  },
  swap: {
    title: 'swap pieces',
    summary: 'The second player may take the first move over: the stone changes its colour and is mirrored.',
    group: 'swap',
    needs: [isForTwo, isSquare],
    patch: { rules: { swap: 'pieces' } },
  },
  'swap-sides': {
    title: 'swap sides',
    summary: 'The second player may answer the first move by changing colours with the first.',
    group: 'swap',
    needs: [isForTwo],
    patch: { rules: { swap: 'sides' } },
  },
  misere: {
    title: 'misère',
    summary: 'Who reaches the goal loses.',
    needs: [isForTwo],
    patch: { end: { misere: true } },
  },
};

/** Shorter names of flags for boards that are not square, as rows by columns: `10x11` means `10x10+files-11`. */
export const flagAliases: Record<string, string> = Object.fromEntries(
  sides.flatMap((ranks) =>
    sides.filter((files) => files !== ranks).map((files) => [`${ranks}x${files}`, `${ranks}x${ranks}+files-${files}`]),
  ),
);

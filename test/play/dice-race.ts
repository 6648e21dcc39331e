import { z } from 'zod';
import type { Ai } from '../../src/play/ai.ts';
import { type Definition, definitionFields } from '../../src/play/definition.ts';
import type { Family } from '../../src/play/family.ts';
import type { FamilyView } from '../../src/play/family-view.ts';
import { RacePosition, raceNotation, readRace, startOf } from './dice-race-position.ts';

/**
 * A family only for tests: a race of three seats with two men each. A die is rolled, one man moves that far, men of
 * others on the space where it lands go back to the start, and the first player with both men home wins. It has
 * everything that chess lacks: chance, uneven odds, more than two seats, and a claim that wins.
 */
export const RaceDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({ spaces: z.int().min(2).max(60) }),
  rules: z.strictObject({
    weights: z.array(z.int().min(1)).min(1).describe('how likely each face of the die is, from 1 on'),
    hits: z.boolean().default(true),
  }),
  end: z.strictObject({ lead: z.int().min(1).describe('how far ahead of all others a player may claim the race') }),
  notes: z.array(z.string()).default([]).describe('which patches came by, in their order'),
});

export type RaceDefinition = z.infer<typeof RaceDefinition>;

/** Unused: no search plays this family. */
const ai = {} as Ai;

const rulesOf = (definition: RaceDefinition): ReturnType<Family['compile']> => ({
  seats: definition.seats,
  ai,
  notation: raceNotation,
  chance: true,
  leaving: {
    leave: (position, seat) => (position as RacePosition).without(seat),
    hasLeft: (position, seat) => (position as RacePosition).hasLeft(seat),
  },
  start: () => new RacePosition(definition, startOf(definition)),
  parse: (fen, past) => readRace(definition, fen, past),
});

/** Nobody looks at it. */
const raceView: FamilyView = {
  draw: () => ({ svg: '', width: 0, height: 0, box: { x: 0, y: 0, width: 0, height: 0 }, text: '', cells: [] }),
  describeCell: () => undefined,
  boardText: () => '',
  cellOf: () => undefined,
  squaresOf: () => [],
  isTurnable: false,
  countCells: () => 0,
};

const source = 'made up for tests';

export const diceRace: Family = {
  slug: 'dice-race',
  title: 'Dice race',
  summary: 'A race of three.',
  schema: RaceDefinition,
  base: {
    seats: ['red', 'green', 'blue'],
    board: { spaces: 8 },
    rules: { weights: [3, 2, 1] },
    end: { lead: 9 },
  },
  variants: {
    standard: { title: 'Dice race', summary: 'The plain one.', source, patch: {} },
    quick: {
      title: 'Quick race',
      summary: 'A shorter way.',
      source,
      patch: { board: { spaces: 5 }, end: { lead: 6 } },
    },
    'quick-fair': {
      title: 'Quick fair race',
      summary: 'A shorter way and a fair die.',
      parent: 'quick',
      source: 'made up after the quick race',
      patch: { rules: { weights: [1, 1, 1] } },
    },
    'quick-peace': {
      title: 'Quick peaceful race',
      summary: 'Nobody is sent back.',
      parent: 'quick-fair',
      source,
      patch: { rules: { hits: false } },
    },
  },
  flags: {
    long: {
      title: 'long way',
      summary: 'Twenty spaces.',
      group: 'length',
      patch: (definition) => ({ board: { spaces: 20 }, notes: [...notesOf(definition), 'long'] }),
    },
    short: {
      title: 'short way',
      summary: 'Three spaces.',
      group: 'length',
      patch: (definition) => ({ board: { spaces: 3 }, notes: [...notesOf(definition), 'short'] }),
    },
    'even-die': {
      title: 'even die',
      summary: 'Each face is as likely.',
      patch: (definition) => ({ rules: { weights: [1, 1, 1] }, notes: [...notesOf(definition), 'even-die'] }),
    },
    'wide-die': {
      title: 'wide die',
      summary: 'Six faces.',
      patch: (definition) => ({ rules: { weights: [1, 1, 1, 1, 1, 1] }, notes: [...notesOf(definition), 'wide-die'] }),
    },
  },
  moveFields: ['notation'],
  aliases: { race: 'standard', 'fast-race': 'quick' },
  findContradictions(definition: Definition) {
    const { board, rules } = definition as RaceDefinition;
    const { length } = rules.weights;
    return length > board.spaces ? [`a die of ${length} faces can't be used on a way of ${board.spaces} spaces`] : [];
  },
  compile: (definition: Definition) => rulesOf(definition as RaceDefinition),
  view: raceView,
  topology: () => 'track',
  boardSize: () => '',
  startPictureParts: (definition) => definition,
};

const notesOf = (definition: Definition): string[] => (definition as RaceDefinition).notes;

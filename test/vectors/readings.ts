import type { DefinitionPatch } from '../../src/play/family.ts';

/** Rules of the records of a file, where ours follow a better source. */
interface Reading {
  patch: DefinitionPatch;
  reason: string;
  /** Matches names that several moves share. */
  shared?: RegExp;
}

const READINGS: Readonly<Record<string, Reading>> = {
  elgam: {
    patch: {
      pieces: { O: { betza: '' } },
      rules: {
        turning: { forms: { S: 'W' }, cells: [['*10'], ['*1']] },
        hand: { noMate: [] },
      },
    },
    shared: /=W$/,
    reason:
      'by the inventor oxen move, soldiers promote in one way and are not dropped to mate; in the records oxen stand still, each promotion comes twice, as of a pawn and by turning over, and no drop is marked as such a mate',
  },
};

export const readingOf = (file: string): Partial<Reading> => READINGS[file] ?? {};

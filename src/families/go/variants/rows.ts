import type { VariantSource } from '../../../play/family.ts';
import { NO_SCORE_OR_PASSES } from './base.ts';

/** Options of games without passes that are won only by rows and captured pairs. */
const ROWS = (
  capture: 'nothing' | 'pairs',
  row: Record<string, unknown>,
  { captures = 0, side = 15 }: { captures?: number; side?: number } = {},
) => ({
  board: { files: side, ranks: side },
  rules: { capture, pass: false, ko: 'simple', row },
  end: { ...NO_SCORE_OR_PASSES, captures },
  notation: { game: 4 },
});

/** Variants that are won by stones in a row. */
export const rowVariants: Record<string, VariantSource> = {
  gomoku: {
    title: 'Gomoku',
    summary: 'Five stones in a row win, and so do more.',
    source: 'Free gomoku, as it is played without restrictions',
    region: 'Japan',
    patch: { ...ROWS('nothing', { overline: 'win' }), notation: { game: 4, rules: 'Gomoku' } },
  },
  'gomoku-exact': {
    title: 'Gomoku, exactly five',
    summary: 'Exactly five stones in a row win; more do not.',
    source: 'Standard gomoku, as the Gomocup tournaments call it',
    parent: 'gomoku',
    patch: { rules: { row: { overline: 'nothing' } }, notation: { rules: 'Gomoku, exactly five' } },
  },
  renju: {
    title: 'Renju',
    summary: 'Black may not make two threes, two fours or more than five in a row; White may.',
    source: 'Renju International Federation, Rules of Renju; without the rules for openings',
    year: 1996,
    region: 'Japan',
    patch: {
      ...ROWS('nothing', { overline: 'win', barred: { black: ['overline', 'double-three', 'double-four'] } }),
      notation: { game: 4, rules: 'Renju' },
    },
  },
  'ninuki-renju': {
    title: 'Ninuki-renju',
    summary: 'Exactly five in a row or five pairs taken win; nobody makes two threes at once.',
    source:
      'Ninuki-renju as it was played in Japan; the first five in a row wins, whether or not a pair could be taken from it',
    region: 'Japan',
    patch: {
      ...ROWS(
        'pairs',
        { overline: 'nothing', barred: { black: ['double-three'], white: ['double-three'] } },
        { captures: 10, side: 19 },
      ),
      notation: { game: 4, rules: 'Ninuki-renju' },
    },
  },
};

import type { SolutionLine } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Minimum score of a decisive advantage, in centipawns. */
const DECISIVE = 200;
/** Minimum score of a crushing advantage, in centipawns. */
const CRUSHING = 600;

const isMate = ({ end }: SolutionLine): boolean => end.isMate;

/** Whether the solver mates in this number of moves. */
const mateIn =
  (from: number, to = from) =>
  (line: SolutionLine): boolean =>
    isMate(line) && line.own.length >= from && line.own.length <= to;

/** Whether the solver's score after the solution is in a range, in centipawns. Mates have no score. */
const scoreIn =
  (from: number, below: number) =>
  ({ solved: { score }, end }: SolutionLine): boolean =>
    score !== undefined && !end.isMate && score >= from && score < below;

/** Themes of what the solution achieves: a mate or an advantage. */
export const GOAL_THEMES: readonly PuzzleTheme[] = [
  { slug: 'mate', title: 'Checkmate', description: 'The solution ends in checkmate.', find: isMate },
  { slug: 'mateIn1', title: 'Mate in 1', description: 'Checkmate with the first move.', find: mateIn(1) },
  { slug: 'mateIn2', title: 'Mate in 2', description: 'Checkmate with the second move.', find: mateIn(2) },
  { slug: 'mateIn3', title: 'Mate in 3', description: 'Checkmate with the third move.', find: mateIn(3) },
  { slug: 'mateIn4', title: 'Mate in 4', description: 'Checkmate with the fourth move.', find: mateIn(4) },
  {
    slug: 'mateIn5',
    title: 'Mate in 5 or more',
    description: 'Checkmate with the fifth move or later.',
    find: mateIn(5, Number.POSITIVE_INFINITY),
  },
  {
    slug: 'crushing',
    title: 'Crushing',
    description: 'Wins a decisive amount of material: six pawns or more.',
    find: scoreIn(CRUSHING, Number.POSITIVE_INFINITY),
  },
  {
    slug: 'advantage',
    title: 'Decisive advantage',
    description: 'Comes out clearly ahead, by two to six pawns.',
    find: scoreIn(DECISIVE, CRUSHING),
  },
  {
    slug: 'equality',
    title: 'Equality',
    description: 'Saves a bad position: what comes out is level.',
    find: scoreIn(Number.NEGATIVE_INFINITY, DECISIVE),
  },
];

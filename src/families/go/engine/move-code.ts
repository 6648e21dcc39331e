import type { Board } from './board.ts';

/** The move that passes. Moves are numbered: one for each point, then the pass, then lists of dead stones. */
export const passMove = ({ points }: Pick<Board, 'points'>): number => points;

/** The move that gives the list of dead stones with a number. */
export const deadListMove = ({ points }: Pick<Board, 'points'>, list: number): number => points + 1 + list;

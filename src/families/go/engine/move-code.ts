import type { Board } from './board.ts';

/** The move that passes. Moves are numbered: first the points, then the pass, then lists of dead stones. */
export const passMove = ({ points }: Pick<Board, 'points'>): number => points;

/** The move for a list of dead stones that a player gave, by the list's number. */
export const deadListMove = ({ points }: Pick<Board, 'points'>, list: number): number => points + 1 + list;

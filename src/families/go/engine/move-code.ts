import type { Board } from './board.ts';

/** Moves are points; after the last point come a pass, then the lists of dead stones that players gave, by number. */
export const passMove = ({ points }: Pick<Board, 'points'>): number => points;

export const deadListMove = ({ points }: Pick<Board, 'points'>, list: number): number => points + 1 + list;

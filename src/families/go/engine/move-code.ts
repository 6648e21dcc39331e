import type { Board } from './board.ts';

/** Moves are points; behind the last come a pass, and lists of dead stones that a player gave, by number. */
export const passMove = ({ points }: Pick<Board, 'points'>): number => points;

export const deadListMove = ({ points }: Pick<Board, 'points'>, list: number): number => points + 1 + list;

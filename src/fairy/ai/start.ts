import { cellName, type Grid } from '../../board/grid.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** Fields of the start's FEN: placement with hands, side to move, castling, en passant, counters. */
export const startFields = ({ setup }: FairyDefinition): string[] => setup.fen.split(' ');

/** The start's placement without hands, from the last rank down. */
export const startPlacement = (definition: FairyDefinition): string => startFields(definition)[0]!.split('[')[0]!;

/** Whether both players begin with such a piece on the board. */
export function bothStartWith(definition: FairyDefinition, letter: string | undefined): boolean {
  const placement = startPlacement(definition);
  return letter !== undefined && placement.includes(letter) && placement.includes(letter.toLowerCase());
}

/** Letter of the king: the royal piece, or a piece that must not be lost, or an ordinary piece of that name. */
export function kingLetter({ rules, end, pieces }: FairyDefinition): string | undefined {
  const { extinction } = end;
  const guarded = extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces[0] : undefined;
  return rules.royal ?? guarded ?? Object.keys(pieces).find((letter) => pieces[letter]!.name === 'king');
}

/** Letters of the king and of its turned-over form. */
export function kingLetters(definition: FairyDefinition): string[] {
  const king = kingLetter(definition);
  const turned = king === undefined ? undefined : definition.rules.turning?.forms[king];
  return [king, turned].filter((letter) => typeof letter === 'string');
}

/** The rank, from 1, of the first player's king at the start; 1 without one. */
export function kingRank(definition: FairyDefinition): number {
  const ranks = startPlacement(definition).split('/').reverse();
  const king = kingLetter(definition);
  return 1 + Math.max(0, king === undefined ? 0 : ranks.findIndex((rank) => rank.includes(king)));
}

/** Names of the squares in the middle of a board: one, two or four. */
export function middleSquares({ files, ranks }: Grid): string[] {
  const middle = (size: number) => [...new Set([Math.ceil(size / 2) - 1, Math.floor(size / 2)])];
  return middle(ranks).flatMap((rank) => middle(files).map((file) => cellName({ files, ranks }, rank * files + file)));
}

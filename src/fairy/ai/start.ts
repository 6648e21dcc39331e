import { cellName, type Grid } from '../../board/grid.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** Fields of the FEN of the start position: placement with hands, side to move, castling, en passant, counters. */
export const startFenFields = ({ setup }: FairyDefinition): string[] => setup.fen.split(' ');

/** Placement of the start position without hands, from the last rank down. */
export const startPlacement = (definition: FairyDefinition): string => startFenFields(definition)[0]!.split('[')[0]!;

/** Whether both players have a piece with this letter on the board at the start. */
export function bothStartWithPiece(definition: FairyDefinition, letter: string | undefined): boolean {
  const placement = startPlacement(definition);
  return letter !== undefined && placement.includes(letter) && placement.includes(letter.toLowerCase());
}

/**
 * Letter of the kind that acts as king: the royal piece, else a piece that must not be lost, else an ordinary piece
 * named king.
 */
export function kingLetter({ rules, end, pieces }: FairyDefinition): string | undefined {
  const { extinction } = end;
  const guarded = extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces[0] : undefined;
  return rules.royal ?? guarded ?? Object.keys(pieces).find((letter) => pieces[letter]!.name === 'king');
}

/** Letters of the king and of the form it has when turned over. */
export function kingLetters(definition: FairyDefinition): string[] {
  const king = kingLetter(definition);
  const turned = king === undefined ? undefined : definition.rules.turning?.forms[king];
  return [king, turned].filter((letter) => typeof letter === 'string');
}

/** Rank (from 1) of the first player's king at the start; 1 if there is no king. */
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

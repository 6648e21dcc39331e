import { z } from 'zod';
import { makeMoves } from '../play/make-moves.ts';
import { MadeMovesSchema } from '../play/shapes.ts';
import { MoveSequenceSchema } from '../play/state-and-move.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_make_moves',
  title: 'Make chess moves (deprecated)',
  description:
    'Deprecated: use play_make_moves. Plays a sequence of moves from the starting position of a chess variant.',
  deprecated: { use: ['play_make_moves'], removedIn: '1.0.0' },
  input: z.strictObject({ moves: MoveSequenceSchema, variant: ChessVariantField }),
  output: MadeMovesSchema,
  examples: [
    { title: 'two moves', args: { moves: [{ notation: 'e4' }, { notation: 'c5' }] } },
    { title: 'one that is illegal', args: { moves: [{ notation: 'e4' }, { notation: 'Ke7' }] } },
  ],
  run: ({ moves, variant }) => makeMoves(() => startChessGame(variant), moves),
});

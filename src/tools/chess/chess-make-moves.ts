import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { makeMovesAnswer } from '../play/game-answers.ts';
import { Made, Moves } from '../play/shapes.ts';
import { tool } from '../tool.ts';
import { startOf, Variant } from './start-of.ts';

export default tool({
  name: 'chess_make_moves',
  title: 'Make chess moves (deprecated)',
  description: 'Deprecated, use play_make_moves. Makes moves in order from the start position.',
  deprecated: { use: ['play_make_moves'], removedIn: '1.0.0' },
  input: z.strictObject({ moves: Moves, variant: Variant }),
  output: Made,
  examples: [
    { title: 'two moves', args: { moves: [{ notation: 'e4' }, { notation: 'c5' }] } },
    { title: 'one that is illegal', args: { moves: [{ notation: 'e4' }, { notation: 'Ke7' }] } },
  ],
  run: ({ moves, variant }) => {
    const game = startOf(variant);
    return game.ok ? ok(makeMovesAnswer(game.value, moves)) : game;
  },
});

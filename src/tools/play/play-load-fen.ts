import { z } from 'zod';
import { name, text } from '../fields.ts';
import { tool } from '../tool.ts';
import { Family, Game } from './shapes.ts';

export default tool({
  name: 'play_load_fen',
  title: 'Position from text',
  description: 'To continue from a position string: checks it, tells every fault, and returns a state.',
  input: z.strictObject({
    family: Family,
    fen: text('position string: FEN, SFEN, or as the family writes it'),
    variant: name('variant slug, with flags as in grand+random').optional(),
  }),
  output: Game,
});

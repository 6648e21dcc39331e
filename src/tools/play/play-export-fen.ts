import { z } from 'zod';
import { tool } from '../tool.ts';
import { State } from './shapes.ts';

export default tool({
  name: 'play_export_fen',
  title: 'Position as text',
  description: 'To keep or share a position: its FEN-style string, in any of the ten families.',
  input: z.strictObject({ state: State }),
  output: z.object({ fen: z.string() }),
});

import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Board } from './shapes.ts';

export default tool({
  name: 'board_gallery_get',
  title: 'One board',
  description: 'To see one board layout: its picture and its facts, by ID or name.',
  input: z.strictObject({ board: name('ID or name of the board') }),
  output: Board.extend({ svg: z.string() }),
});

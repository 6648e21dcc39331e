import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { TOPOLOGIES } from './shapes.ts';

export default tool({
  name: 'rules_get_diagram',
  title: 'Diagram of a set-up',
  description: 'To show how a variant starts: the URL of its diagram, its board topology and drawing facts.',
  input: z.strictObject({ game: name('slug of the game'), variant: name('variant slug').default('standard') }),
  output: z.object({ game: z.string(), variant: z.string(), url: z.string(), topology: z.enum(TOPOLOGIES) }),
});

import { z } from 'zod';

/** Schema for the body of POST /api/call. */
export const CallBody = z.strictObject({
  tool: z.string().describe('name of the tool'),
  args: z.looseObject({}).nullable().optional().describe('arguments of the tool'),
});

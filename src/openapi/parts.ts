import { ERROR_CODES, type ErrorCode } from '../tools/errors.ts';

export type Json = { [key: string]: unknown };

/** The forms of a picture, as content of a response. */
export const PICTURES: Json = { 'image/svg+xml': { schema: { type: 'string' } }, 'image/png': {} };

/** Makes the responses for error codes, by status. Codes with the same status share a response. */
export function problemResponses(...codes: ErrorCode[]): Json {
  const responses: Json = {};
  for (const code of codes) {
    const status = String(ERROR_CODES[code].status);
    const same = [...new Set(codes)].filter((other) => String(ERROR_CODES[other].status) === status);
    responses[status] = {
      description: same.map((one) => `\`${one}\`: ${ERROR_CODES[one].title}`).join('; '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

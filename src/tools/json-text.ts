import { CALL_LIMITS } from './limits.ts';

/** How often JSON text may be encoded as JSON text again. */
const MAX_ENCODINGS = 3;

/** Parses a text that is a JSON object or array, also if it was encoded more than once; undefined if it is not one. */
export function parseJsonText(text: string): object | undefined {
  let value: unknown = text;
  for (let encodings = 0; typeof value === 'string'; encodings++) {
    if (encodings === MAX_ENCODINGS || value.length > CALL_LIMITS.json || !/^\s*[[{"]/.test(value)) return undefined;
    try {
      value = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  return value as object;
}

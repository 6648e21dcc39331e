import { createHmac } from 'node:crypto';

/** Length of a signature in characters of base64url: 96 bits, which nobody can guess in as many calls as can be made. */
const SIGNATURE_LENGTH = 16;

/** Makes a function that signs the text of a game state with a key: HMAC-SHA-256, truncated. */
export const createStateSigner =
  (key: string) =>
  (text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH);

import { capitalize } from './capitalize.ts';

/** Makes a sentence of a text: with a capital, and a full stop unless it ends with one or with a question mark. */
export const toSentence = (text: string): string => capitalize(text) + (/[.?]$/.test(text) ? '' : '.');

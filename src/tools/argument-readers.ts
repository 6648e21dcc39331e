import { ok } from '../lib/result.ts';
import type { ArgumentReader } from './tool.ts';

type Args = Record<string, unknown>;

/** Reads arguments with several readers, one after the other. */
export const readInTurn =
  (...readers: readonly ArgumentReader[]): ArgumentReader =>
  (args, known) => {
    const notes: string[] = [];
    let read: Args = args;
    for (const reader of readers) {
      const outcome = reader(read, known);
      if (!outcome.ok) return outcome;
      read = outcome.value.args;
      notes.push(...outcome.value.notes);
    }
    return ok({ args: read, notes });
  };

/** Makes a reader that replaces the value of an argument. `read` returns values that it does not know as they are. */
export const readValueOf =
  (name: string, read: (value: unknown) => unknown): ArgumentReader =>
  (args) =>
    ok({ args: args[name] === undefined ? args : { ...args, [name]: read(args[name]) }, notes: [] });

/** Makes a reader for an argument that is a text with commas, and may be given as a list. */
export const readListAsText = (name: string): ArgumentReader =>
  readValueOf(name, (value) => (Array.isArray(value) && value.every(isWord) ? value.join(',') : value));

const isWord = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** Makes a reader for an argument whose values have other names, in lower case with single blanks. */
export const readWordsAsValue = (name: string, words: Readonly<Record<string, string>>): ArgumentReader =>
  readValueOf(name, (value) => {
    if (typeof value !== 'string') return value;
    const plain = value.toLowerCase().split(/\s/).filter(Boolean).join(' ');
    return Object.hasOwn(words, plain) ? words[plain] : value;
  });

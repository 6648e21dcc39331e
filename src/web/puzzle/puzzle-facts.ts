import type { Definition } from '../../play/definition.ts';
import type { Task } from './solving.ts';

/** What the server gives a page about its puzzle. */
export interface PuzzleFacts extends Task {
  readonly family: string;
  readonly title: string;
  readonly definition: Definition;
  readonly fen: string;
  /** Names of the cells of the move that led to the position. */
  readonly last: readonly string[];
  readonly seat: 0 | 1;
  /** Each move of the solution as a sentence. */
  readonly words: readonly string[];
  /** What to look for. */
  readonly hint: string;
  /** The path of the page, by which a solved puzzle is remembered. */
  readonly path: string;
  /** Path that leads to another puzzle like this. */
  readonly next: string;
  readonly themes: readonly { readonly title: string; readonly path: string }[];
}

import type { Definition } from '../../play/definition.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { startEngine } from '../engine/start-engine.ts';

/** What the server gives a page about its game. */
export interface GameFacts {
  readonly family: string;
  readonly title: string;
  readonly definition: Definition;
}

/** An element that plays the game of its page. */
interface GameElement extends Element {
  facts: GameFacts;
  engine: EngineClient;
  begin(): Promise<void>;
}

/** Names of the pieces of a definition by their letters, for families that have such. */
export const pieceNames = (definition: Definition): Readonly<Record<string, { readonly name: string }>> =>
  (definition as { pieces?: Record<string, { name: string }> }).pieces ?? {};

/** A new seed for dice, cards and the choices of the computer. */
export const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/** Gives the element of a page its game and an engine, and begins. */
export function beginGame(tag: string): void {
  const element = document.querySelector<GameElement>(tag);
  const facts = document.querySelector('#game-facts')?.textContent;
  if (!element || !facts) return;
  element.facts = JSON.parse(facts) as GameFacts;
  element.engine = startEngine();
  void element.begin();
}

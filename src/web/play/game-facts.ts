import { capitalize } from '../../lib/wording.ts';
import type { Definition } from '../../play/definition.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Scene, SceneOptions } from '../engine/scene.ts';
import { startEngine } from '../engine/start-engine.ts';

/** What the server gives a page about its game. */
export interface GameFacts {
  readonly family: string;
  readonly title: string;
  readonly definition: Definition;
}

/** The element of a page that the game of the page is given to. */
interface ElementOfGame extends Element {
  facts: GameFacts;
  engine: EngineClient;
  begin(): Promise<void>;
}

/** Names of the pieces of a definition by their letters, for families that have such. */
export const pieceNames = (definition: Definition): Readonly<Record<string, { readonly name: string }>> =>
  (definition as { pieces?: Record<string, { name: string }> }).pieces ?? {};

/** The name of a seat as players read it: player1 is Player 1. */
export const seatName = (seat: string): string => capitalize(seat).replace(/\d$/, (number) => ` ${number}`);

/** How the window wants boards drawn: in a narrow one, pieces in hand beside the board would make it small. */
export const sceneOptions = (orientation: 0 | 1): SceneOptions => ({
  orientation,
  strips: matchMedia('(max-width: 40rem)').matches ? 'above and below' : undefined,
});

/** Says what was played last, and who is to move or how the game ended. */
export function newsOf({ turn, ended, seats }: Scene, lastMove: readonly string[]): string {
  const next = turn === undefined ? ended! : `${seatName(seats[turn]!)} to move`;
  return `${lastMove.length ? `${lastMove.join(', ')}. ` : ''}${capitalize(next)}.`;
}

/** A new seed for dice, cards and the choices of the computer. */
export const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/** Gives the element of a page its game and an engine, and begins. */
export function beginGame(tag: string): void {
  const element = document.querySelector<ElementOfGame>(tag);
  const facts = document.querySelector('#game-facts')?.textContent;
  if (!element || !facts) return;
  element.facts = JSON.parse(facts) as GameFacts;
  element.engine = startEngine();
  void element.begin();
}

import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import {
  createGame,
  type Game,
  lastMoveSquares,
  legalMovesOf,
  loadGame,
  outcomeOf,
  outcomeText,
  type PlayableVariant,
  positionStringOf,
} from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { playMove } from '../../play/play-move.ts';
import { ACTIONS } from '../../play/player-actions.ts';
import type { Level } from '../../search/levels.ts';
import { suggestMove } from '../../search/suggest.ts';
import type { Opening } from './opening.ts';
import type { Scene, SceneCell, SceneMove, SceneOptions } from './scene.ts';

/** Width of the drawing in pixels; the page scales it. */
const WIDTH = 640;

/** A move that was made, with the dice and cards that it led to. */
interface MadeMove {
  readonly input: Move;
  readonly texts: readonly string[];
}

/** A game in a page: its moves, and how many of them stand on the board now. Those taken back can be made again. */
export class GameSession {
  readonly #variant: PlayableVariant;
  readonly #opening: Opening;
  #game: Game;
  #line: MadeMove[] = [];
  #at = 0;

  constructor(engine: FamilyEngine, definition: Definition, opening: Opening) {
    const { variant, title } = definition;
    const family = { ...engine, variants: { [variant]: { title } }, aliases: {} };
    this.#variant = { family, definition, rules: engine.compile(definition) };
    this.#opening = opening;
    this.#game = this.#begin();
    for (const text of opening.moves ?? []) {
      const fault = this.play(moveOf(text));
      if (fault !== undefined) throw new Error(fault);
    }
  }

  #begin(): Game {
    const { fen, seed } = this.#opening;
    if (fen === undefined) return createGame(this.#variant, seed);
    const loaded = loadGame(this.#variant, fen, seed);
    if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('; '));
    return loaded.value.game;
  }

  /**
   * Plays a move, and draws dice and cards until a player is to move. Moves that were taken back are forgotten. Returns
   * why the move cannot be made.
   */
  play(input: Move): string | undefined {
    const played = playMove(this.#game, input);
    if (!played.ok) return played.error.message;
    const { game, move, drawn } = played.value;
    this.#game = game;
    this.#line = [...this.#line.slice(0, this.#at), { input, texts: [move, ...drawn].map(textOf) }];
    this.#at++;
    return undefined;
  }

  /** Goes back or forward in the game, so that this many moves stand on the board. */
  goTo(count: number): void {
    this.#at = Math.max(0, Math.min(count, this.#line.length));
    this.#game = this.#begin();
    for (const { input } of this.#line.slice(0, this.#at)) {
      const played = playMove(this.#game, input);
      if (played.ok) this.#game = played.value.game;
    }
  }

  /** Chooses a move for the player to move. `stop` ends the search early. */
  suggest(level: Level, seed: string, stop: () => boolean): Move {
    const { rules } = this.#variant;
    const { position } = this.#game;
    const { move } = suggestMove(position, rules.ai, { level, seed, clock: () => performance.now(), stop });
    return rules.notation.describe(position, move);
  }

  /** What the page shows now. */
  scene({ orientation }: SceneOptions): Scene {
    const game = this.#game;
    const { family, rules } = this.#variant;
    const { view } = family;
    const outcome = outcomeOf(game);
    const ended = outcome && outcomeText(game, outcome);
    const lastSquares = this.#at ? lastMoveSquares(game) : (this.#opening.last ?? []);
    const lastMove = lastSquares.map((name) => view.cellOf(game.position, name)!);
    const drawn = view.draw(game.position, { width: WIDTH, highlights: [], orientation, lastMove, ended });
    return {
      svg: drawn.svg,
      box: drawn.box,
      cells: drawn.cells.flatMap((box): SceneCell[] => {
        const words = view.describeCell(game.position, box.key);
        return words ? [{ ...box, ...words }] : [];
      }),
      words: drawn.text,
      fen: positionStringOf(game),
      seats: rules.seats,
      turn: outcome ? undefined : game.position.turn,
      moves: legalMovesOf(game).map((move) => sceneMove(game, move)),
      made: this.#line.map(({ texts }) => texts),
      at: this.#at,
      ended,
      winner: outcome?.winner,
      isTurnable: view.isTurnable,
    };
  }
}

/** A move as text; those of families without notation have their fields. */
const textOf = ({ notation, action, ...fields }: Move): string =>
  notation ?? (typeof action === 'string' ? action : JSON.stringify(fields));

/** The move that a text means, as `textOf` writes it: `resign` is no move on the board. */
const moveOf = (text: string): Move => (ACTIONS.includes(text) ? { action: text } : { notation: text });

function sceneMove({ variant, position }: Game, move: Move): SceneMove {
  const { view } = variant.family;
  const held = typeof move['drop'] === 'string' ? [move['drop']] : [];
  const steps = (view.stepsOf ?? view.squaresOf)(move).flatMap((name) => view.cellOf(position, name) ?? []);
  return { notation: textOf(move), move, steps: [...held, ...steps] };
}

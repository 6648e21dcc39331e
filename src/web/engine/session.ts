import { type SearchAnswer, searchPosition } from '../../families/search-answer.ts';
import type { Definition } from '../../play/definition.ts';
import type { PositionEditor } from '../../play/editor/position-editor.ts';
import type { FamilyEngine } from '../../play/family.ts';
import {
  createGame,
  type Game,
  lastMoveSquares,
  legalMovesOf,
  loadGame,
  movesSoFar,
  outcomeOf,
  outcomeText,
  type PlayableVariant,
  positionStringOf,
} from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { playMove } from '../../play/play-move.ts';
import { encodeGame, type GameState } from '../../play/state.ts';
import { type GameRecord, writeRecords } from '../../records/write-records.ts';
import type { Level } from '../../search/levels.ts';
import { type EditedPosition, editPosition, type Palette, type PositionChange, paletteOf } from './editing.ts';
import { moveOf, textOf } from './move-texts.ts';
import type { Opening } from './opening.ts';
import { type ReadGame, readText } from './read-text.ts';
import { cellsOf, type Scene, type SceneMove, type SceneOptions } from './scene.ts';

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
  #madeEditor: PositionEditor | undefined;

  constructor(engine: FamilyEngine, definition: Definition, opening: Opening) {
    const { variant, title } = definition;
    const family = { ...engine, variants: { [variant]: { title } }, aliases: {} };
    this.#variant = { family, definition, rules: engine.compile(definition) };
    this.#opening = opening;
    this.#game = this.#begin();
    this.setLine(opening.moves ?? []);
  }

  #begin(): Game {
    const { fen, seed } = this.#opening;
    if (fen === undefined) return createGame(this.#variant, seed);
    const loaded = loadGame(this.#variant, fen, seed);
    if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('; '));
    return loaded.value.game;
  }

  /**
   * Plays a move, and draws dice and cards until a player is to move. Moves that were taken back are forgotten. Throws an
   * `Error` that says why the move cannot be made.
   */
  play(input: Move): void {
    const played = playMove(this.#game, input);
    if (!played.ok) throw new Error(played.error.message);
    const { game, move, drawn } = played.value;
    this.#game = game;
    this.#line = [...this.#line.slice(0, this.#at), { input, texts: [move, ...drawn].map(textOf) }];
    this.#at++;
  }

  /** Puts these moves on the board, in place of those that stand there. */
  setLine(moves: readonly string[]): void {
    const differs = this.#line.findIndex(({ texts }, i) => texts[0] !== moves[i]);
    const kept = differs < 0 ? Math.min(this.#line.length, moves.length) : differs;
    if (kept !== this.#at) this.goTo(kept);
    for (const text of moves.slice(kept)) this.play(moveOf(text));
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

  /** Chooses a move for the player to move, and says why. */
  suggest(level: Level, seed: string): SearchAnswer {
    const { family, rules } = this.#variant;
    return searchPosition(family, rules, this.#game.position, { level, seed, clock: () => performance.now() });
  }

  state = (): GameState => encodeGame(this.#game);

  /** The game as text in the usual format of its family; undefined if it has none. */
  record(): GameRecord | undefined {
    const { fen, made } = movesSoFar(this.#game);
    return writeRecords(this.#game, fen, made)[0];
  }

  read = (text: string): ReadGame => readText(this.#variant, text, this.#opening.seed);

  /** What sets up positions of this variant. Throws an `Error` in families whose positions nobody sets up. */
  #editor(): PositionEditor {
    const { family, definition } = this.#variant;
    this.#madeEditor ??= family.editor?.(definition);
    if (!this.#madeEditor) throw new Error('positions of this game cannot be set up');
    return this.#madeEditor;
  }

  /** What can be put on the board. */
  palette = (): Palette => paletteOf(this.#variant, this.#editor(), positionStringOf(this.#game));

  /** Changes a position, which need not be one of this game. Default: the one on the board. */
  edit = (fen: string | undefined, change: PositionChange | undefined, options: SceneOptions): EditedPosition =>
    editPosition(this.#variant, this.#editor(), fen ?? positionStringOf(this.#game), change, options);

  /** What the page shows now. */
  scene({ orientation, strips }: SceneOptions): Scene {
    const game = this.#game;
    const { family, rules } = this.#variant;
    const { view } = family;
    const outcome = outcomeOf(game);
    const ended = outcome && outcomeText(game, outcome);
    const lastSquares = this.#at ? lastMoveSquares(game) : (this.#opening.last ?? []);
    const lastMove = lastSquares.map((name) => view.cellOf(game.position, name)!);
    const drawn = view.draw(game.position, { width: WIDTH, highlights: [], orientation, strips, lastMove, ended });
    return {
      svg: drawn.svg,
      box: drawn.box,
      cells: cellsOf(view, game.position, drawn),
      words: drawn.text,
      fen: positionStringOf(game),
      seats: rules.seats,
      turn: outcome ? undefined : game.position.turn,
      moves: legalMovesOf(game).map((move) => sceneMove(game, move)),
      made: this.#line.map(({ texts }) => texts),
      at: this.#at,
      ended,
      winner: outcome?.winner,
      claim: outcome ? undefined : game.position.claimable()?.reason.replaceAll('-', ' '),
      mayResign: rules.seats.length === 2 || rules.leaving !== undefined,
      drawOffers: game.drawOffers ?? [],
      isTurnable: view.isTurnable,
    };
  }
}

function sceneMove({ variant, position }: Game, move: Move): SceneMove {
  const { view } = variant.family;
  const held = typeof move['drop'] === 'string' ? [move['drop']] : [];
  const steps = (view.stepsOf ?? view.squaresOf)(move).flatMap((name) => view.cellOf(position, name) ?? []);
  return { notation: textOf(move), move, steps: [...held, ...steps] };
}

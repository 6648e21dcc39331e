import type { SearchAnswer } from '../../families/search-answer.ts';
import type { Definition } from '../../play/definition.ts';
import type { Move } from '../../play/move.ts';
import type { GameState } from '../../play/state.ts';
import type { GameRecord } from '../../records/write-records.ts';
import type { Level } from '../../search/levels.ts';
import type { EditedPosition, Palette, PositionChange } from './editing.ts';
import type { Opening } from './opening.ts';
import type { ReadGame } from './read-text.ts';
import type { Scene, SceneOptions } from './scene.ts';

/** The game that an engine opens. */
export interface OpenedGame {
  readonly family: string;
  readonly definition: Definition;
  readonly opening: Opening;
}

/** What a page asks of its engine, by kind. */
export interface EngineQuestions {
  open: OpenedGame & { readonly options: SceneOptions };
  play: { readonly move: Move; readonly options: SceneOptions };
  /** Puts other moves on the board: the texts of all moves since the start. */
  line: { readonly moves: readonly string[]; readonly options: SceneOptions };
  goTo: { readonly count: number; readonly options: SceneOptions };
  look: { readonly options: SceneOptions };
  /** Loads the engine and opens a game, so that the first move is found sooner. */
  prepare: OpenedGame;
  /** Asks for a move after these moves of a game, which need not be those on the board. */
  suggest: OpenedGame & { readonly level: Level; readonly seed: string };
  /** Asks for the state as the service takes it. */
  state: object;
  record: object;
  read: { readonly text: string };
  palette: object;
  /** Changes a position; without one, that on the board. */
  edit: {
    readonly fen?: string | undefined;
    readonly change?: PositionChange | undefined;
    readonly options: SceneOptions;
  };
}

/** The answers, by kind of the question. */
export interface EngineAnswers {
  open: Scene;
  play: Scene;
  line: Scene;
  goTo: Scene;
  look: Scene;
  prepare: undefined;
  suggest: SearchAnswer;
  state: GameState;
  record: GameRecord | undefined;
  read: ReadGame;
  palette: Palette;
  edit: EditedPosition;
}

export type QuestionKind = keyof EngineQuestions;

/** A question to the worker. Each is answered once, in order. */
export type EngineRequest = { [Kind in QuestionKind]: { readonly kind: Kind } & EngineQuestions[Kind] }[QuestionKind];

/** An answer, or why the question cannot be answered. */
export type EngineReply = { readonly answer: EngineAnswers[QuestionKind] } | { readonly refused: string };

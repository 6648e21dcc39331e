import type { Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { Move } from './move.ts';
import type { Outcome } from './position.ts';

/** How a game ended, as its record says. */
export interface RecordedResult {
  /** As written: `1-0`. */
  readonly text: string;
  /**
   * Name of the winner's seat; null for a draw. `first` and `second` are the seats in their order, `mover` and
   * `opponent` the player to move after the last move and the other one.
   */
  readonly winner: string | null;
  /** Why it ended, as a word of outcomes; undefined if the record does not say. */
  readonly reason?: string | undefined;
}

/** One way to read moves that are spelt alike in two notations. */
export interface MoveReading {
  /** Moves in the format's notation, in this reading. */
  readonly moves: readonly string[];
  /** What the reading assumes: "ranks counted from 0". */
  readonly name: string;
  /** Whether a note says that the moves were read so, because it is not the usual way. */
  readonly isNoted?: boolean;
}

/** A whole game, parsed from text. */
export interface ParsedRecord {
  /** Values of tags and headers, by name in lower case. */
  readonly tags: Readonly<Record<string, string>>;
  /** Moves in the format's notation. */
  readonly moves: readonly string[];
  /** All ways to read the moves, if there are several. The one in which every move is legal is played. */
  readonly readings?: readonly MoveReading[];
  /** Undefined if the record does not say, or says that the game goes on. */
  readonly result?: RecordedResult | undefined;
  /** Number of games that follow in the text and are not read. */
  readonly following?: number;
  /** What else was not understood, one sentence each. */
  readonly notes?: readonly string[];
}

/** A whole game, as input for writing it in a standard format. */
export interface PlayedGame {
  readonly tags: Readonly<Record<string, string>>;
  /** Moves in the family's notation. */
  readonly moves: readonly string[];
  /** Position string of the start. */
  readonly fen: string;
  readonly isUsualStart: boolean;
  readonly definition: Definition;
  /** Name of the variant in this format; undefined for the variant that has the same name as the family. */
  readonly variant: string | undefined;
  /** Whether it is the variant that a record means if it names none. */
  readonly isDefaultVariant: boolean;
  readonly outcome: Outcome | undefined;
  /** Whether the players ended the game: by a claim, an agreement or by resigning. */
  readonly isEndedByPlayers: boolean;
  /** The plies as JSON, in the form of `Notation.describe`, with the dice and cards that were drawn. */
  readonly made: readonly Move[];
}

/** A variant that a tag asks for without naming it. */
export interface TaggedVariant {
  /** The tag as written. */
  readonly tag: string;
  /** Whether this variant, without flags, is meant. */
  matches(definition: Definition): boolean;
  /** Flags to add to it. */
  readonly flags?: readonly string[];
  /** Whether a variant that the caller asks for is played instead; `differences` then compares the tags with it. */
  readonly yieldsToRequest?: boolean;
}

/** A standard format for whole games, such as PGN, KIF or SGF. */
export interface RecordFormat {
  readonly name: string;
  /** Whether the text is in this format and not a position string. */
  matches(text: string): boolean;
  parse(text: string): Result<ParsedRecord, string>;
  /** Writes the game; undefined if the format cannot express it. Absent if the format is only read. */
  format?(game: PlayedGame): string | undefined;
  /** Name of the tag with the position from which a game starts, in lower case. */
  readonly startTag: string;
  /** The field's names of variants, by slug, for the tag `variant`. Other variants go by title or slug. */
  readonly variantNames?: Readonly<Record<string, string>>;
  /** The variant that other tags ask for; undefined if none does. */
  taggedVariant?(tags: Readonly<Record<string, string>>): TaggedVariant | undefined;
  /**
   * Lists how the tags of a text differ from the definition that its moves are played with: "KM[5.5], but komi is 7.5 in
   * this variant".
   */
  differences?(tags: Readonly<Record<string, string>>, definition: Definition): readonly string[];
  /** Field of a move that contains the move text of this format. Default: `notation`. */
  readonly moveField?: string;
  /** Converts the text of a move, an action or a roll to JSON, as `playPly` reads it. Default: by `moveField`. */
  readMove?(text: string): Move;
  /** Spellings of a move that only passes the turn, as in analyses. Where it is not legal, the game is read up to it. */
  readonly nullMoves?: readonly string[];
  /** Notation of a move that records leave out where it is the only legal one, such as a forced pass. */
  readonly impliedMove?: string;
}

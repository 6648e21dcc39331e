import type { Family } from '../../src/play/family.ts';
import type { Seat } from '../../src/play/position.ts';

/** How a game ended. Without a reason, the library only reports that a rule of the variant ended it. */
export interface Ended {
  winner: Seat | null;
  reason?: string;
}

/**
 * Everything that is compared about a position, in Parlour's spelling. Fields that a library does not know are absent.
 */
export interface Said {
  fen: string;
  /** Legal moves in UCI, sorted; empty once a rule of the variant has ended the game. */
  ucis?: string[];
  /** The same moves as text for people, sorted; only for a sample of positions. */
  texts?: string[];
  check?: boolean;
  /**
   * The end caused by the position itself: mate, stalemate, material, a rule of the variant. null: the game goes on.
   */
  end: Ended | null;
  /** The claim of the player to move, as far as the library counts repetitions and moves. null: none. */
  claim?: { winner: Seat | null } | null;
}

/** A game in progress in a library that plays the same game. */
export interface Peer {
  say(withTexts: boolean): Said;
  play(uci: string): void;
  /** Frees memory that is not garbage-collected. */
  close?(): void;
}

export interface Pairing {
  peer: 'chessops' | 'chess.js' | 'ffish' | 'shogiops';
  /** The library's name of the game, if it has a list of games. */
  name?: string;
  family: Family;
  /** Parlour's name of the variant. */
  variant: string;
  /** The field of a move that is compared with `Said.texts`. Default: `notation`. */
  texts?: string;
  /** The library's starting position, if it reports one. */
  start?: string;
  open(fen: string): Peer;
}

import type { Family } from '../../src/play/family.ts';
import type { Seat } from '../../src/play/position.ts';

/** How a game ended. Without a reason the library tells only that a rule of the variant has ended it. */
export interface Ended {
  winner: Seat | null;
  reason?: string;
}

/** All that is compared of a position, in Parlour's spelling. What a library doesn't know is left out. */
export interface Said {
  fen: string;
  /** Legal moves as engines write them, sorted; none once a rule of the variant has ended the game. */
  ucis?: string[];
  /** The same as texts for people, sorted; asked for in a sample of positions only. */
  texts?: string[];
  check?: boolean;
  /** Ends that the position itself makes: mate, stalemate, material, a rule of the variant. null: the game goes on. */
  end: Ended | null;
  /** What the player on turn may claim, as far as the library counts repetitions and moves. null: nothing. */
  claim?: { winner: Seat | null } | null;
}

/** A game in progress in a library that plays the same game. */
export interface Peer {
  say(withTexts: boolean): Said;
  play(uci: string): void;
  /** Gives back memory that no garbage collector sees. */
  close?(): void;
}

export interface Pairing {
  peer: 'chessops' | 'chess.js' | 'ffish' | 'shogiops';
  /** Its name of the game, where it has a list. */
  name?: string;
  family: Family;
  /** Parlour's name of the variant. */
  variant: string;
  /** The field of a move that `Said.texts` are held against; `notation` if left out. */
  texts?: string;
  /** Where the library begins the game, where it says so. */
  start?: string;
  open(fen: string): Peer;
}

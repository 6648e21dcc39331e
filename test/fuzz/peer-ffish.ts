import { createRequire } from 'node:module';
import type { Board, FairyStockfish, Notation } from 'ffish';
import type { Family } from '../../src/play/family.ts';
import { enginesOf } from '../cases/engines.ts';
import { fenOf } from '../notation.ts';
import { load } from '../vectors/piece-games.ts';
import type { Ended, Pairing, Peer, Said } from './peer.ts';

/** Events for which the module leaves listeners that would hide the failures of tests. */
const EVENTS = ['uncaughtException', 'unhandledRejection'];

/**
 * Loads Fairy-Stockfish as WebAssembly. It takes a global `fetch` for a browser's and would ask that for its file; test
 * files run in processes of their own, so nobody misses it meanwhile.
 */
async function loadFfish(): Promise<FairyStockfish> {
  const { fetch } = globalThis;
  const before = EVENTS.map((event) => process.rawListeners(event));
  Reflect.set(globalThis, 'fetch', undefined);
  const module = createRequire(import.meta.url)('ffish') as FairyStockfish & { onRuntimeInitialized(): void };
  await new Promise<void>((done) => {
    module.onRuntimeInitialized = done;
  });
  globalThis.fetch = fetch;
  EVENTS.forEach((event, index) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]!.includes(listener)) process.off(event, listener as () => void);
    }
  });
  // the list of variants is made with the first board
  new module.Board('chess').delete();
  return module;
}

const ffish = await loadFfish();

/** Second names of games, and the name for rules of the caller's own. */
const NO_GAMES: readonly string[] = ['normal', 'fairy', 'mini'];

/** Names of games of families that Parlour does not play by this kind of engine. */
const NO_PIECES: ReadonlySet<string> = new Set(
  `amazons ataxx breakthrough clobber clobber10 flipello flipello10 flipersi fox-and-hounds isolation isolation7x7 joust
  snailtrail`.split(/\s+/),
);

/** All games that it plays by itself and that are of families here. */
export const ffishVariants: readonly string[] = ffish
  .variants()
  .split(' ')
  .filter((name) => !NO_PIECES.has(name) && !NO_GAMES.includes(name));

/** Parlour's name of a variant, if the family has it. */
const parlourName = (family: Family, name: string): string | undefined =>
  family.aliases[name] ?? (Object.hasOwn(family.variants, name) ? name : undefined);

const WINNERS: Record<string, 0 | 1 | null> = { '1-0': 0, '0-1': 1, '1/2-1/2': null };

const listed = (words: string): string[] => (words ? words.split(' ').sort() : []);

/** Ended by the position itself. A mate looks like an end by a rule of the variant that leaves no moves. */
function endOf(board: Board): Ended | null {
  const result = board.result(false);
  if (result === '*') return null;
  const winner = WINNERS[result]!;
  const isMaterial = board.numberLegalMoves() > 0 && board.isInsufficientMaterial();
  return isMaterial ? { winner, reason: 'insufficient-material' } : { winner };
}

function claimOf(board: Board): Said['claim'] {
  const result = board.result(true);
  return result === '*' ? null : { winner: WINNERS[result]! };
}

const PAWN_DROPS = /^P@/;

/** Moves that may not mate, by games: ffish lists them, and gives the game to the mated player. */
const FORBIDS_MATES: Readonly<Record<string, RegExp>> = {
  shatar: /./,
  shogi: PAWN_DROPS,
  minishogi: PAWN_DROPS,
  judkins: PAWN_DROPS,
  gorogoro: PAWN_DROPS,
  euroshogi: PAWN_DROPS,
  okisakishogi: PAWN_DROPS,
  checkshogi: PAWN_DROPS,
  torishogi: /^S@/,
};

/** The move wins for the player against whom it is made. */
function losesByMate(board: Board, uci: string): boolean {
  const mated = board.turn() ? '0-1' : '1-0';
  board.push(uci);
  const loses = board.result(false) === mated;
  board.pop();
  return loses;
}

function allowedMoves(board: Board, name: string): string[] {
  const moves = listed(board.legalMoves());
  const suspects = FORBIDS_MATES[name];
  return suspects ? moves.filter((uci) => !(suspects.test(uci) && losesByMate(board, uci))) : moves;
}

/** How moves are written for people, by what the variant calls its notation; the library's usual one for others. */
const NOTATIONS: Readonly<Record<string, keyof FairyStockfish['Notation']>> = {
  hodges: 'SHOGI_HODGES',
  wxf: 'XIANGQI_WXF',
  janggi: 'JANGGI',
};

/** A game of the library, and what it is here. */
interface Game {
  name: string;
  family: Family;
  variant: string;
  /** Castling is as in Chess960. */
  random: boolean;
}

function open({ name, family, variant, random }: Game, start: string): Peer {
  const { rules } = enginesOf(variant, family)[0]!;
  const { moves: moveStyle, sfen } = load(rules, start).board.definition.notation;
  // it knows no SFEN; games that have it begin alike. Its strings are read by Parlour, which the vectors prove
  const isSfen = sfen === 'written';
  const board = new ffish.Board(name, isSfen ? ffish.startingFen(name) : start, random);
  const style = NOTATIONS[moveStyle];
  const textOf = (uci: string) =>
    style ? board.sanMove(uci, ffish.Notation[style] as unknown as Notation) : board.sanMove(uci);
  return {
    say: (withTexts) => {
      const end = endOf(board);
      const isOver = end !== null && end.reason === undefined;
      const ucis = isOver ? [] : allowedMoves(board, name);
      return {
        fen: isSfen ? fenOf(load(rules, board.fen())) : board.fen(),
        ucis,
        ...(withTexts && { texts: ucis.map(textOf).sort() }),
        check: board.isCheck(),
        end,
        ...(!end && { claim: claimOf(board) }),
      };
    },
    play: (uci) => {
      if (!board.push(uci)) throw new Error(`${name}: ${uci} is no move of ${board.fen()}`);
    },
    close: () => board.delete(),
  };
}

/** Names that its list has for random starts. */
const RANDOM = new Set(['fischerandom', 'caparandom']);

const pair = (game: Game): Pairing => ({
  peer: 'ffish',
  name: game.name,
  family: game.family,
  variant: game.variant,
  ...(!game.random && { start: ffish.startingFen(game.name) }),
  open: (fen) => open(game, fen),
});

/** Each game that both play, and its random start where Parlour has a name for that. */
function pairingsOf(family: Family, name: string): Pairing[] {
  const variant = parlourName(family, name);
  if (!variant) return [];
  const isRandom = RANDOM.has(name);
  const shuffled = family.aliases[`${name}960`];
  return [
    pair({ name, family, variant, random: isRandom }),
    ...(shuffled && !isRandom ? [pair({ name, family, variant: shuffled, random: true })] : []),
  ];
}

/** Those of a family. A game has several names: `chess960` and `fischerandom`, `capablanca960` and `caparandom`. */
export function ffishPairings(family: Family): readonly Pairing[] {
  const pairings = ffishVariants.flatMap((name) => pairingsOf(family, name));
  return [...new Map(pairings.map((pairing) => [pairing.variant, pairing])).values()];
}

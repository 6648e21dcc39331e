import { createRequire } from 'node:module';
import type { Board, FairyStockfish } from 'ffish';
import { chess } from '../../src/families/chess/index.ts';
import type { Ended, Pairing, Peer, Said } from './peer.ts';

/** Events for which the module leaves listeners that would hide the failures of tests. */
const EVENTS = ['uncaughtException', 'unhandledRejection'];

/**
 * Loads Fairy-Stockfish as WebAssembly. It takes a global `fetch` for a browser's and would ask that for its file; test
 * files run in processes of their own, so nobody misses it meanwhile.
 */
async function load(): Promise<FairyStockfish> {
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

const ffish = await load();

/** All games that it plays by itself. */
export const ffishVariants: readonly string[] = ffish.variants().split(' ');

/** Names of games of other families, and second names of games that are played under another. */
export const NOT_CHESS: ReadonlySet<string> = new Set(
  `amazons ataxx breakthrough clobber clobber10 flipello flipello10 flipersi fox-and-hounds isolation isolation7x7 joust
  snailtrail checkshogi dobutsu euroshogi gorogoro judkins kyotoshogi micro mini minishogi okisakishogi shogi shoshogi
  torishogi yarishogi janggi janggicasual janggimodern janggitraditional manchu minixiangqi supply xiangqi normal
  fairy`.split(/\s+/),
);

/** Games of the chess family that Parlour does not play yet. */
export const FFISH_WAITING: readonly string[] = [];

/** Parlour's name of a variant, if it plays it. */
export const parlourName = (name: string): string | undefined =>
  chess.aliases[name] ?? (Object.hasOwn(chess.variants, name) ? name : undefined);

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

/** Games in which some mates are forbidden: ffish lists those moves, and gives the game to the mated player. */
const FORBIDS_MATES: ReadonlySet<string> = new Set(['shatar']);

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
  return FORBIDS_MATES.has(name) ? moves.filter((uci) => !losesByMate(board, uci)) : moves;
}

function open(name: string, random: boolean, fen: string): Peer {
  const board = new ffish.Board(name, fen, random);
  return {
    say: (withTexts) => {
      const end = endOf(board);
      const isOver = end !== null && end.reason === undefined;
      const ucis = isOver ? [] : allowedMoves(board, name);
      return {
        fen: board.fen(),
        ucis,
        ...(withTexts && { texts: ucis.map((uci) => board.sanMove(uci)).sort() }),
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

/** Each game that both play, and its random start where Parlour has a name for that. */
function pairingsOf(name: string): Pairing[] {
  const isRandom = RANDOM.has(name);
  const pair = (variant: string, random: boolean): Pairing => ({
    peer: 'ffish',
    variant,
    ...(!random && { start: ffish.startingFen(name) }),
    open: (fen) => open(name, random, fen),
  });
  const variant = parlourName(name);
  const random = chess.aliases[`${name}960`];
  if (!variant) return [];
  return [pair(variant, isRandom), ...(random && !isRandom ? [pair(random, true)] : [])];
}

/** A game has several names: `chess960` and `fischerandom`, `capablanca960` and `caparandom`. */
const byVariant = new Map(
  ffishVariants
    .filter((name) => !NOT_CHESS.has(name))
    .flatMap(pairingsOf)
    .map((pairing) => [pairing.variant, pairing]),
);

export const ffishPairings: readonly Pairing[] = [...byVariant.values()];

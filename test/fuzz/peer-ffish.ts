import { createRequire } from 'node:module';
import type { Board, FairyStockfish, Notation } from 'ffish';
import type { Family } from '../../src/play/family.ts';
import { enginesOf } from '../fairy/engines.ts';
import { fenOf } from '../notation.ts';
import { load } from '../vectors/piece-games.ts';
import type { Ended, Pairing, Peer, Said } from './peer.ts';

/** Events for which the module installs listeners that would hide test failures. */
const EVENTS = ['uncaughtException', 'unhandledRejection'];

/**
 * Loads Fairy-Stockfish as WebAssembly. If it finds a global `fetch`, it assumes a browser and fetches its file;
 * therefore `fetch` is removed meanwhile. Test files run in separate processes, so nothing else is affected.
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
  // The list of variants is created with the first board.
  new module.Board('chess').delete();
  return module;
}

const ffish = await loadFfish();

/** Aliases of games, and the name for custom rules. */
const NO_GAMES: readonly string[] = ['normal', 'fairy', 'mini'];

/** Names of games whose families Parlour does not play with this kind of engine. */
const NO_PIECES: ReadonlySet<string> = new Set(
  `amazons ataxx breakthrough clobber clobber10 flipello flipello10 flipersi fox-and-hounds isolation isolation7x7 joust
  snailtrail`.split(/\s+/),
);

/** All games it plays by itself whose families exist here. */
export const ffishVariants: readonly string[] = ffish
  .variants()
  .split(' ')
  .filter((name) => !NO_PIECES.has(name) && !NO_GAMES.includes(name));

/** Parlour's name of a variant; undefined if the family lacks it. */
const parlourName = (family: Family, name: string): string | undefined =>
  family.aliases[name] ?? (Object.hasOwn(family.variants, name) ? name : undefined);

const WINNERS: Record<string, 0 | 1 | null> = { '1-0': 0, '0-1': 1, '1/2-1/2': null };

const listed = (words: string): string[] => (words ? words.split(' ').sort() : []);

/** How the position itself ends the game. A mate looks the same as a rule of the variant that leaves no moves. */
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

/** Moves that must not give mate, by game: ffish lists them, and gives the game to the mated player. */
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

/** Whether the move mates in a forbidden way, so that its victim wins. */
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

/** Notations of moves by the variant's notation name; the library's default for others. */
const NOTATIONS: Readonly<Record<string, keyof FairyStockfish['Notation']>> = {
  hodges: 'SHOGI_HODGES',
  wxf: 'XIANGQI_WXF',
  janggi: 'JANGGI',
};

/** A game of the library and its counterpart here. */
interface Game {
  name: string;
  family: Family;
  variant: string;
  /** Whether castling is as in Chess960. */
  random: boolean;
}

function open({ name, family, variant, random }: Game, start: string): Peer {
  const { rules } = enginesOf(variant, family)[0]!;
  const { moves: moveStyle, sfen } = load(rules, start).board.definition.notation;
  // The library does not know SFEN; games that use it start alike. Parlour reads its strings, as the vectors prove.
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

/** Names of random starts in its list. */
const RANDOM = new Set(['fischerandom', 'caparandom']);

const pair = (game: Game): Pairing => ({
  peer: 'ffish',
  name: game.name,
  family: game.family,
  variant: game.variant,
  ...(!game.random && { start: ffish.startingFen(game.name) }),
  open: (fen) => open(game, fen),
});

/** Each game that both play, and its random start if Parlour has a name for it. */
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

/**
 * The pairings of a family. A game may have several names: `chess960` and `fischerandom`, `capablanca960` and
 * `caparandom`.
 */
export function ffishPairings(family: Family): readonly Pairing[] {
  const pairings = ffishVariants.flatMap((name) => pairingsOf(family, name));
  return [...new Map(pairings.map((pairing) => [pairing.variant, pairing])).values()];
}

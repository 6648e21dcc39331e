import { kindOf, MOVE_KIND, type MoveKind } from '../../src/fairy/board/move-code.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { formatUci } from '../../src/fairy/notation/uci.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { enginesOf } from '../cases/engines.ts';
import { describeMove, fenOf } from '../notation.ts';
import { load } from '../vectors/piece-games.ts';
import { differencesOf } from './differences.ts';
import type { Pairing, Said } from './peer.ts';
import { PEERS } from './peers.ts';
import { choose } from './styles.ts';

/** The fastest engine plays every game; the others join in every third. */
const ALL_ENGINES_EVERY = 3;
/** Texts of moves are compared only every so many plies: they take longer than everything else. */
const TEXTS_EVERY = 8;

/** Events that occurred in games, to check that the games were worth playing. */
export type Seen = Map<string, number>;

const count = (seen: Seen, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

const KINDS: Partial<Record<MoveKind, string>> = {
  [MOVE_KIND.castle]: 'castling',
  [MOVE_KIND.promotion]: 'promotion',
  [MOVE_KIND.enPassant]: 'enPassant',
  [MOVE_KIND.drop]: 'drop',
};

/** Parlour's report on a position, before repetitions are counted. */
function reportOf(position: BoardPosition, moves: Int32Array, texts: string | undefined): Said {
  const claim = position.claimable();
  return {
    fen: fenOf(position),
    ucis: [...moves].map((move) => formatUci(position, move)).sort(),
    ...(texts && { texts: [...moves].map((move) => describeMove(position, move)[texts] as string).sort() }),
    check: position.check(),
    end: position.outcome() ?? null,
    claim: claim ? { winner: claim.winner } : null,
  };
}

/** The automatic end and the claim that result from counting, using the variant's own limits. */
function countedEnds({ end }: FairyDefinition, fen: string, times: number): { automatic?: string; claim?: string } {
  const fields = fen.split(' ');
  // While pieces are being counted, the limit precedes the count.
  const moves = /^\d+$/.test(fields[3]!) ? 0 : Number(fields.at(-2)) / 2;
  const by = (bound: 'automatic' | 'claim') => {
    if (end.repetition && times >= end.repetition[bound]) return `${end.repetition[bound]}-fold-repetition`;
    return end.moves && moves >= end.moves[bound] ? `${end.moves[bound]}-move-rule` : undefined;
  };
  const [automatic, claim] = [by('automatic'), by('claim')];
  return { ...(automatic && { automatic }), ...(claim && { claim }) };
}

/** Removes the last counters of a FEN: the move number in SFEN, and also the halfmove clock in FEN. */
const withoutClocks = (fen: string): string => fen.replace(/( \d+){1,2}$/, '');

/** Whether a repetition is blamed on one player. */
const isVerdict = (reason: string | undefined): boolean => /^perpetual-/.test(reason ?? '');

const told = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** The entries that only one of the two lists has. */
function onlyIn(ours: readonly string[], theirs: readonly string[]): string {
  const missing = theirs.filter((word) => !ours.includes(word));
  return `only Parlour: ${ours.filter((word) => !theirs.includes(word)).join(' ') || '-'}; only the other: ${missing.join(' ') || '-'}`;
}

/** Differences between the two reports, one per line; empty if they agree. */
function disagreements(position: BoardPosition, ours: Said, theirs: Said, times: number): string[] {
  const lines: string[] = [];
  const differ = (what: string, left: unknown, right: unknown) => {
    if (told(left) !== told(right)) lines.push(`${what}: Parlour ${told(left)}, the other ${told(right)}`);
  };
  const { definition } = position.board;
  const { automatic, claim } = countedEnds(definition, theirs.fen, times);
  const end = theirs.end ?? (automatic ? { winner: theirs.claim?.winner ?? null, reason: automatic } : null);
  differ('fen', ours.fen, theirs.fen);
  for (const list of ['ucis', 'texts'] as const) {
    const [left, right] = [ours[list], theirs[list]];
    if (left && right && left.join(' ') !== right.join(' ')) lines.push(`${list}: ${onlyIn(left, right)}`);
  }
  if (theirs.check !== undefined) differ('check', ours.check, theirs.check);
  differ('winner', ours.end?.winner, end?.winner);
  if (end?.reason && ours.end && !isVerdict(ours.end.reason)) differ('reason', ours.end.reason, end.reason);
  const claimed = position.claimable()?.reason;
  // Other counts are known only to the peer.
  if (!isVerdict(claimed) && (claim || claimed?.match(/-fold-repetition$|-move-rule$/)))
    differ('claim', claimed, claim);
  if (theirs.claim !== undefined && !ours.end) differ('claimed', ours.claim, theirs.claim);
  return lines;
}

/**
 * Plays one random game of at most `mostPlies` plies with Parlour's engines and the peer side by side, and compares
 * them at each ply.
 */
export function playAgainst(pairing: Pairing, index: number, seen: Seen, mostPlies: number): void {
  const { peer: name, family, variant, texts = 'notation', open } = pairing;
  const rng = Rng.fromSeed(`peers ${name} ${variant} ${index}`);
  const engines = enginesOf(variant, family).slice(0, index % ALL_ENGINES_EVERY === 0 ? undefined : 1);
  const fen = fenOf(engines[0]!.rules.start(rng));
  const positions = engines.map(({ rules }) => load(rules, fen));
  const [first] = positions as [BoardPosition];
  const known = differencesOf(PEERS[family.slug]!.differences, pairing, first.board.definition);
  const peer = open(fen);
  const times = new Map<string, number>();
  const line: string[] = [];
  const played: number[] = [];
  let parted = false;
  try {
    while (line.length < mostPlies) {
      const withTexts = rng.below(TEXTS_EVERY) === 0;
      const said = peer.say(withTexts);
      const moves = legalMoves(first);
      positions.forEach((position, engine) => {
        const ours = reportOf(position, legalMoves(position), withTexts ? texts : undefined);
        const theirs = structuredClone(said);
        for (const { adapt } of known) adapt?.(theirs, ours);
        const key = withoutClocks(theirs.fen);
        if (engine === 0) times.set(key, (times.get(key) ?? 0) + 1);
        if (known.some(({ partsWays }) => partsWays?.(theirs, ours))) parted = true;
        const lines = parted ? [] : disagreements(position, ours, theirs, times.get(key)!);
        if (position.count() !== moves.length) lines.push(`count: ${position.count()} of ${moves.length} moves`);
        if (lines.length) throw new Error(`by ${engines[engine]!.engine} at ${ours.fen}\n${lines.join('\n')}`);
      });
      remember(seen, first);
      if (parted || first.outcome()) break;
      const move = choose(index, first, moves, rng, played.at(-2));
      const uci = formatUci(first, move);
      const kind = KINDS[kindOf(move)];
      if (kind) count(seen, kind);
      peer.play(uci);
      for (const position of positions) position.play(move);
      line.push(uci);
      played.push(move);
    }
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${name}, ${variant}, game ${index}, ${fen}\n${line.join(' ')}\n${message}`);
  } finally {
    peer.close?.();
  }
}

function remember(seen: Seen, position: BoardPosition): void {
  count(seen, 'plies');
  const outcome = position.outcome();
  if (outcome) count(seen, outcome.reason);
  const claim = position.claimable();
  if (claim) count(seen, claim.reason);
}

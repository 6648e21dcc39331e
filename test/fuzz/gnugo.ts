import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BLACK, EMPTY, vertexOf, WHITE } from '../../src/families/go/engine/board.ts';
import type { GoPosition } from '../../src/families/go/engine/go-position.ts';
import { scoreOf } from '../../src/families/go/engine/score.ts';
import { SUICIDE } from '../../src/families/go/engine/stones.ts';
import { go } from '../../src/families/go/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { fenOf } from '../notation.ts';

/** GNU Go 3.8 from Debian, which speaks the Go Text Protocol. */
const BINARY = '/usr/games/gnugo';

export const gnugoIsThere = existsSync(BINARY);

/** A variant and the GNU Go options for the same rules. */
export interface Ruling {
  readonly variant: string;
  readonly options: readonly string[];
}

export const RULINGS: readonly Ruling[] = [
  { variant: 'standard', options: ['--positional-superko', '--forbid-suicide'] },
  { variant: 'go-simple-ko', options: ['--simple-ko', '--forbid-suicide'] },
  // A single stone's suicide recreates the same board, which positional superko forbids anyway.
  { variant: 'go-tromp-taylor', options: ['--positional-superko', '--allow-suicide'] },
  { variant: 'go-nz', options: ['--situational-superko', '--allow-all-suicide'] },
];

const SIZE = 9;
/** Maximum length of a game: longer ones show nothing new. */
const MAX_PLIES = 240;
/** One move in this many is a pass, so that games go on when the board is full and stones are captured repeatedly. */
const PASS_INTERVAL = 40;

/** A command and its expected answer. */
interface Exchange {
  readonly command: string;
  readonly expected: string;
  /** Other answers that are accepted. */
  readonly besides?: ReadonlySet<string>;
}

/** One random game as commands with the answers that we expect. */
function exchangesOf({ variant }: Ruling, index: number): Exchange[] {
  const resolved = resolveVariant(go, `${variant}+${SIZE}x${SIZE}`);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const rng = Rng.fromSeed(`gnugo ${variant} ${index}`);
  const position = resolved.value.rules.start(rng) as GoPosition;
  const exchanges: Exchange[] = [{ command: 'clear_board', expected: '' }];
  const ask = (command: string, expected: string, besides?: ReadonlySet<string>) =>
    exchanges.push({ command, expected, ...(besides && { besides }) });
  const nameOf = (point: number) => vertexOf(position.board, point);
  for (let ply = 0; ply < MAX_PLIES && !position.isOver(); ply++) {
    const color = position.turn === 0 ? 'black' : 'white';
    const points = [...legalMoves(position)].filter((move) => move < position.pass);
    ask(`all_legal ${color}`, sorted(points.map(nameOf)), new Set(toleratedPoints(position, points).map(nameOf)));
    const move = points.length && rng.below(PASS_INTERVAL) ? rng.pick(points) : position.pass;
    ask(`play ${color} ${move === position.pass ? 'pass' : nameOf(move)}`, '');
    position.play(move);
    ask('list_stones black', sorted(stonesOf(position, BLACK).map(nameOf)));
    ask('list_stones white', sorted(stonesOf(position, WHITE).map(nameOf)));
    ask('captures black', String(position.prisoners[0]));
    ask('captures white', String(position.prisoners[1]));
    if (
      String(scoreOf(position.board, position.colors, [], [0, 0]).margin + komi(position)) !==
      String(areaLead(position))
    )
      throw new Error(`area of ${fenOf(position)}`);
  }
  return exchanges;
}

/** Points that GNU Go allows although superko forbids them: it ignores superko for suicides. */
function toleratedPoints({ board, colors, pass, stones, turn }: GoPosition, legal: readonly number[]): number[] {
  if (!board.definition.rules.suicide) return [];
  const barred = Array.from({ length: pass }, (_, point) => point).filter(
    (point) => colors[point] === EMPTY && !legal.includes(point),
  );
  return barred.filter((point) => stones.preview(point, turn + 1) === SUICIDE);
}

const komi = ({ board }: GoPosition): number => board.definition.end.komi;

const stonesOf = ({ colors, pass }: GoPosition, color: number): number[] =>
  Array.from({ length: pass }, (_, point) => point).filter((point) => colors[point] === color);

const sorted = (names: readonly string[]): string => [...names].sort().join(' ');

/**
 * Black's area minus White's, by a separate flood fill: from each stone over empty points; a point counts for the
 * colour that alone reaches it.
 */
function areaLead({ board, colors }: GoPosition): number {
  const { files, points } = board;
  const reach = (color: number): Set<number> => {
    const found = new Set(stonesOf({ colors, pass: points } as GoPosition, color));
    for (const point of found)
      for (const other of [
        point - files,
        point + files,
        ...(point % files ? [point - 1] : []),
        ...((point + 1) % files ? [point + 1] : []),
      ])
        if (other >= 0 && other < points && colors[other] === EMPTY) found.add(other);
    return found;
  };
  const [black, white] = [reach(BLACK), reach(WHITE)];
  const alone = (own: Set<number>, other: Set<number>) => [...own].filter((point) => !other.has(point)).length;
  return alone(black, white) - alone(white, black);
}

/** Plays random games in both programs. Returns the number of compared plies; throws if an answer differs. */
export async function playAgainst(ruling: Ruling, games: number, from = 0): Promise<number> {
  const exchanges = Array.from({ length: games }, (_, index) => exchangesOf(ruling, from + index)).flat();
  const script = [`boardsize ${SIZE}`, ...exchanges.map(({ command }) => command), 'quit'];
  const [, ...answers] = await answersTo(script, ruling.options);
  let plies = 0;
  for (const [index, { command, expected, besides }] of exchanges.entries()) {
    const answer = answers[index] ?? 'nothing';
    const names = answer.slice(1).trim().split(/\s+/).filter(Boolean);
    const told = answer.startsWith('=') ? sorted(names.filter((name) => !besides?.has(name))) : answer;
    if (told !== expected) {
      const before = exchanges.slice(0, index).findLastIndex((each) => each.command === 'clear_board');
      const moves = exchanges.slice(before, index).filter((each) => each.command.startsWith('play'));
      throw new Error(
        `${ruling.variant}: ${command}: ${told}, expected ${expected}, after ${moves.map((each) => each.command.slice(5)).join(', ')}`,
      );
    }
    if (command.startsWith('play')) plies++;
  }
  return plies;
}

/** All answers in order; each ends with an empty line. */
function answersTo(script: readonly string[], options: readonly string[]): Promise<string[]> {
  return new Promise((done, failed) => {
    const gnugo = spawn(BINARY, ['--mode', 'gtp', ...options], { stdio: ['pipe', 'pipe', 'ignore'] });
    let text = '';
    gnugo.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    gnugo.on('error', failed).on('close', () => done(text.split(/\n\n/).map((answer) => answer.trim())));
    gnugo.stdin.end(`${script.join('\n')}\n`);
  });
}

import type { FenReader } from '../../../play/fen-reader.ts';
import { BLACK, type Board, colorOf, DIRECTION_COUNT, EMPTY, otherColor, vertexOf } from '../engine/board.ts';
import { NONE, type PositionParts } from '../engine/stone-position.ts';

const COLORS = ['', 'black', 'white'];

/** Reports positions that no game can reach. */
export function judgePosition(reader: FenReader<Board>, placing: PositionParts): void {
  if (reader.board.definition.rules.capture === 'surrounded') {
    judgeChains(reader, placing);
    judgeKo(reader, placing);
  } else judgeNoKo(reader, placing);
  judgeTaken(reader, placing);
  judgePlaced(reader, placing);
}

/**
 * Reports numbers of stones that no game has: those placed, now on the board or captured. A player who passes places
 * none, but gives one to the opponent under some rules.
 */
function judgePlaced({ board, unreachable }: FenReader<Board>, { colors, prisoners, turn, ko }: PositionParts): void {
  const { rules, end } = board.definition;
  const count = (color: number, of: Uint8Array) => of.reduce((sum, one) => sum + (one === color ? 1 : 0), 0);
  const placed = [0, 1].map((seat) => {
    const color = colorOf(seat);
    return count(color, colors) + prisoners[1 - seat]! - count(color, board.start);
  }) as [number, number];
  const report = (message: string, hint: string, at = 'stones taken') => unreachable.push({ message, at, hint });
  const [black, white] = placed;
  const most = Math.ceil(end.plies / 2);
  for (const [seat, stones] of placed.entries()) {
    if (stones > most) report(`${COLORS[seat + 1]} has put ${stones} stones`, `at most ${most}: games are that long`);
    // Under rules with pass stones, stones are taken without a move on the board.
    const isAlone = stones <= 0 && !end.passStones && !rules.suicide;
    if (prisoners[seat]! > 0 && isAlone && count(colorOf(seat), board.start) === 0)
      report(`${COLORS[seat + 1]} has taken stones without putting one`, '0');
  }
  if (!rules.pass && black - white !== turn - board.first)
    report(
      `it is not the turn of ${COLORS[turn + 1]} after ${black} black and ${white} white moves`,
      'the players take turns',
      'turn',
    );
  if (ko !== NONE && prisoners[1 - turn] === 0)
    report(`a stone was just taken on ${vertexOf(board, ko)}, but ${COLORS[2 - turn]} has taken none`, '1 or more');
}

const nearOf = ({ neighbours }: Board, point: number): Int32Array =>
  neighbours.subarray(point * DIRECTION_COUNT, point * DIRECTION_COUNT + DIRECTION_COUNT);

/** All chains of the board. `breathes` means that the chain has a liberty. */
function* chainsOf(board: Board, colors: Uint8Array): Generator<{ stones: Set<number>; breathes: boolean }> {
  const seen = new Set<number>();
  for (let start = 0; start < board.points; start++) {
    if (colors[start] === EMPTY || seen.has(start)) continue;
    const stones = new Set([start]);
    let breathes = false;
    for (const stone of stones)
      for (const other of nearOf(board, stone)) {
        if (other >= board.points) continue;
        if (colors[other] === EMPTY) breathes = true;
        else if (colors[other] === colors[start]) stones.add(other);
      }
    for (const stone of stones) seen.add(stone);
    yield { stones, breathes };
  }
}

function judgeChains({ board, faults }: FenReader<Board>, { colors }: PositionParts): void {
  for (const { stones, breathes } of chainsOf(board, colors)) {
    if (breathes) continue;
    const [first] = stones;
    const name = vertexOf(board, first!);
    const what = `the ${COLORS[colors[first!]!]} ${stones.size === 1 ? 'stone' : `chain of ${stones.size} stones`} on ${name}`;
    faults.push({ message: `${what} has no liberty`, at: name, hint: 'such stones are taken from the board' });
  }
}

/** Checks the ko point: a stone there must capture exactly one stone, the one that has just captured. */
function judgeKo({ board, faults }: FenReader<Board>, { colors, ko, turn, passes }: PositionParts): void {
  if (ko === NONE) return;
  const name = vertexOf(board, ko);
  const fault = (message: string, hint: string) => faults.push({ message, at: 'ko', hint });
  if (colors[ko] !== EMPTY) fault(`there is a stone on ${name}, which is said to be just taken from`, 'an empty point');
  else if (passes > 0) fault('a pass came after the ko', '- for no ko');
  else if (retakes(board, colors, ko, colorOf(turn)) !== 1)
    fault(`no stone alone was just taken on ${name}`, 'the point where one stone could take one stone back, or -');
}

/**
 * Number of lone stones in atari that a stone on the point would capture. Returns 0 if the point cannot be a ko point:
 * the stone would have a liberty or an own neighbour, or would capture a larger chain.
 */
function retakes(board: Board, colors: Uint8Array, point: number, color: number): number {
  let taken = 0;
  for (const other of nearOf(board, point)) {
    if (other >= board.points) continue;
    if (colors[other] !== otherColor(color)) return 0;
    const empties = [...nearOf(board, other)].filter((next) => colors[next] === EMPTY && next < board.points);
    const isAlone = [...nearOf(board, other)].every((next) => next >= board.points || colors[next] !== colors[other]);
    if (empties.length === 1 && isAlone) taken++;
    else if (empties.length === 1 && chainIsInAtari(board, colors, other)) return 0;
  }
  return taken;
}

function chainIsInAtari(board: Board, colors: Uint8Array, point: number): boolean {
  const stones = new Set([point]);
  const liberties = new Set<number>();
  for (const stone of stones)
    for (const other of nearOf(board, stone)) {
      if (other >= board.points) continue;
      if (colors[other] === colors[point]) stones.add(other);
      if (colors[other] === EMPTY) liberties.add(other);
    }
  return liberties.size === 1;
}

function judgeNoKo({ board, faults }: FenReader<Board>, { ko }: PositionParts): void {
  if (ko !== NONE)
    faults.push({ message: `there is no ko in this game, found ${vertexOf(board, ko)}`, at: 'ko', hint: '-' });
}

/** Checks the numbers of captured stones: at most one player can have enough to win. */
function judgeTaken({ board, faults }: FenReader<Board>, { colors, prisoners }: PositionParts): void {
  const { end, rules } = board.definition;
  if (end.captures > 0 && prisoners.every((taken) => taken >= end.captures))
    faults.push({
      message: `both players have taken ${end.captures} stones, and the first to do so has won`,
      at: 'stones taken',
    });
  if (rules.capture === 'nothing' && prisoners[0] + prisoners[1] > 0)
    faults.push({ message: 'no stones are taken in this game', at: 'stones taken', hint: '0 0' });
  if (rules.capture === 'pairs' && prisoners.some((taken) => taken % 2))
    faults.push({ message: 'stones are taken in pairs', at: 'stones taken', hint: 'even numbers' });
  if (rules.row) judgeCounts(board, colors, prisoners, faults);
}

/**
 * Checks that the numbers of stones that the players have placed, now on the board or captured, match alternating
 * turns.
 */
function judgeCounts(
  board: Board,
  colors: Uint8Array,
  [black, white]: PositionParts['prisoners'],
  faults: FenReader<Board>['faults'],
): void {
  let lead = white - black;
  for (let point = 0; point < board.points; point++)
    if (colors[point] !== EMPTY) lead += colors[point] === BLACK ? 1 : -1;
  if (lead === 0 || lead === 1) return;
  const message = `Black has put ${Math.abs(lead)} ${lead > 0 ? 'more' : 'fewer'} stones than White, and they take turns`;
  faults.push({ message, at: 'board', hint: 'as many stones of both, or one more of Black' });
}

import { cellName, fileOf, rankName, rankOf } from '../../board/grid.ts';
import { joinNames, limitNames } from '../../lib/nearest.ts';
import { type BoardFacts, NONE, promotionStatus, regionCells, relativeRank } from '../board/board.ts';
import { codeOf, fenLetter, isPiece, type Kind, kindOfCode, sideOf, WALL_CODE } from '../board/kinds.ts';
import { formatRanks } from '../board/naming.ts';
import { type Army, armyOf, countWithLetter } from './army.ts';
import { checkDroppedPieces } from './drop-checks.ts';
import { kinglessAttacker } from './mate-problem.ts';
import type { SetupReader } from './reader.ts';

/**
 * Checks the placement. A fault is a placement that no game can lead to and from which play cannot continue. Material
 * that is merely unreachable, such as nine pawns, is allowed for studies.
 */
export function checkPlacement(reader: SetupReader): void {
  correctForms(reader);
  checkWalls(reader);
  checkAnyPieces(reader);
  checkRoyals(reader);
  checkVitalCounts(reader);
  checkLimits(reader);
  checkHands(reader);
  checkOwners(reader);
  checkPlaces(reader);
  checkDroppedPieces(reader);
}

/**
 * Corrects letters of pieces that exist only as the turned-over form of another piece: some programs write a letter of
 * their own for them.
 */
function correctForms(reader: SetupReader): void {
  const { board, setup } = reader;
  const { kinds } = board;
  const { possible } = armyOf(board);
  for (const [cell, code] of setup.cells.entries()) {
    if (!isPiece(code) || possible[code]) continue;
    const side = sideOf(code);
    const { letter } = kinds[kindOfCode(code)]!;
    const forms = [...kinds.keys()].filter((kind) => kinds[kind]!.base >= 0 && kinds[kind]!.letter === letter);
    const form = codeOf(forms[0] ?? 0, side);
    if (forms.length !== 1 || !possible[form]) continue;
    setup.cells[cell] = form;
    const [written, correct] = [kindOfCode(code), forms[0]!].map((kind) => fenLetter(kinds, kind, side));
    reader.note(`${cellName(board.grid, cell)}: ${written} was read as ${correct}, which is how it comes about`);
  }
}

/** Checks that at least one player has a piece, in games without royal pieces and blasts. */
function checkAnyPieces(reader: SetupReader): void {
  const { board, setup } = reader;
  const { royal, blast } = board.definition.rules;
  const isEmpty = !setup.cells.some(isPiece) && setup.hands.every((held) => held === 0);
  if (isEmpty && royal === undefined && !blast)
    reader.fault('nobody has a piece', 'board', 'somebody made the last move');
}

/** Checks that holes are where the board has them, and that there are other walls only in games that lay some. */
function checkWalls(reader: SetupReader): void {
  const { board, setup } = reader;
  const { walls, petrifies } = board.definition.rules;
  const laid = cellsOf(setup.cells, WALL_CODE).filter((cell) => !board.holes[cell]);
  const at = (cell: number) => cellName(board.grid, cell);
  if (!walls && !petrifies.length && laid.length)
    reader.fault(
      `there is no wall in this variant, but one on ${squareNames(board, laid)}`,
      at(laid[0]!),
      board.holes.includes(1) ? `its holes are on ${squareNames(board, holesOf(board))}` : 'leave out *',
    );
  if (walls?.moves && laid.length > 1)
    reader.fault(
      `there is one blocker only, but some on ${squareNames(board, laid)}`,
      at(laid[1]!),
      'write * once, where it stands now',
    );
  const unjoined = walls?.edges ? laid.filter((cell) => !isJoined(reader, cell)) : [];
  if (unjoined.length)
    reader.fault(
      `no wall can have been laid on ${squareNames(board, unjoined)}`,
      at(unjoined[0]!),
      'walls are laid at the rim of the board or beside another wall',
    );
  const filled = holesOf(board).filter((cell) => setup.cells[cell] !== WALL_CODE);
  if (filled.length)
    reader.fault(`the board has holes on ${squareNames(board, filled)}`, at(filled[0]!), 'write * on each of them');
}

const holesOf = ({ holes }: BoardFacts): number[] => [...holes.keys()].filter((cell) => holes[cell]);

/** Whether a chain of adjacent walls connects the cell with the edge of the board. */
function isJoined({ board, setup }: SetupReader, cell: number): boolean {
  const { files, ranks } = board.grid;
  const seen = new Set([cell]);
  for (const at of seen) {
    const file = fileOf(board.grid, at);
    const rank = rankOf(board.grid, at);
    if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
    for (const near of [at - 1, at + 1, at - files, at + files]) if (setup.cells[near] === WALL_CODE) seen.add(near);
  }
  return false;
}

/** Names of the first squares. */
const squareNames = ({ grid }: BoardFacts, cells: readonly number[]): string =>
  joinNames(
    limitNames(
      cells.map((cell) => cellName(grid, cell)),
      8,
    ),
    'and',
  );

function checkRoyals(reader: SetupReader): void {
  const { board, setup } = reader;
  if (board.royal === NONE) return;
  const name = board.kinds[board.royal]!.name;
  const attacker = kinglessAttacker(board, setup);
  if (attacker !== NONE) {
    reader.note(`the attacker, ${reader.seat(attacker)}, has no ${name}: read as a mate problem`);
    return;
  }
  for (const side of [0, 1]) {
    const cells = cellsOf(setup.cells, codeOf(board.royal, side)).map((cell) => cellName(board.grid, cell));
    const countInHand = setup.hands[codeOf(board.royal, side)]!;
    const count = cells.length + countInHand;
    // A side that begins without a royal piece, as White in horde, never gets one.
    if (count === (board.hasRoyal[side] ? 1 : 0)) continue;
    // The royal piece may just have been captured: the side to move has not been read yet.
    if (!count && board.definition.rules.royalAtStake) continue;
    const hint = board.hasRoyal[side]
      ? `each side has exactly one ${name}`
      : `${reader.seat(side)} plays without a ${name}`;
    const where = joinNames([...limitNames(cells, 8), ...(countInHand ? [`${countInHand} in hand`] : [])], 'and');
    if (!count) reader.fault(`${reader.seat(side)} has no ${name}`, 'board', hint);
    else
      reader.fault(
        `${reader.seat(side)} has ${count === 1 ? `a ${name}` : `${count} ${name}s`}, ${cells.length ? 'on ' : ''}${where}`,
        cells[board.hasRoyal[side] ? 1 : 0] ?? 'hand',
        hint,
      );
  }
}

const cellsOf = (cells: Uint8Array, code: number): number[] => [...cells.keys()].filter((cell) => cells[cell] === code);

/**
 * Checks the number of pieces of kinds whose number decides the game: no more than at the start if no piece can be
 * gained, no fewer than needed if none can be lost.
 */
function checkVitalCounts(reader: SetupReader): void {
  const { board, setup } = reader;
  const { extinction } = board.definition.end;
  if (!extinction || extinction.pieces === 'all') return;
  const { pieces, atMost, guarded } = extinction;
  const { blast, petrifies } = board.definition.rules;
  const army = armyOf(board);
  if (army.refills) return;
  const names = pieces.map((letter) => nameOf(board, letter));
  for (const side of [0, 1]) {
    const counted = (from: Army['start']) => pieces.map((letter) => countWithLetter(board, from, letter, side));
    const [start, found] = [counted(army.start), counted(setup)];
    for (const [index, letter] of pieces.entries()) {
      if (board.kinds.some((kind, code) => kind.letter === letter && army.canBeMade[codeOf(code, side)])) continue;
      if (found[index]! <= start[index]! || letter === board.definition.rules.royal) continue;
      reader.fault(
        `${reader.seat(side)} has ${found[index]} ${names[index]}s`,
        lastSquare(reader, letter, side),
        `at most ${start[index]}: none can be made`,
      );
    }
    // If the start position has no more pieces than that, the game goes on without them.
    const minimum = sum(start) > atMost ? atMost + 1 : 0;
    if (!guarded || blast || petrifies.length || sum(found) >= minimum) continue;
    reader.fault(
      `${reader.seat(side)} has ${sum(found) || 'no'} ${names.join(' or ')}`,
      'board',
      `at least ${minimum}: none can be taken`,
    );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const nameOf = ({ definition }: BoardFacts, letter: string): string => definition.pieces[letter]!.name;

/** Square of a player's last piece with a letter, counted from a1; 'hand' if there is none on the board. */
function lastSquare({ board, setup }: SetupReader, letter: string, side: number): string {
  const cell = setup.cells.findLastIndex(
    (code) => isPiece(code) && sideOf(code) === side && board.kinds[kindOfCode(code)]!.letter === letter,
  );
  return cell < 0 ? 'hand' : cellName(board.grid, cell);
}

/** Checks the maximum numbers of promoted kinds, unless pieces can also come from the hand. */
function checkLimits(reader: SetupReader): void {
  const { board, setup } = reader;
  const { promotion, turning, crowning } = board.definition.rules;
  const limits = {
    ...promotion?.limits,
    ...turning?.limits,
    ...(crowning && { [crowning.to]: crowning.limit }),
  };
  const army = armyOf(board);
  for (const [letter, limit] of Object.entries(limits)) {
    const kind = board.kinds.findIndex((known) => known.letter === letter && !known.promoted);
    for (const side of [0, 1]) {
      if (army.refills && army.possible[codeOf(kind, side)]) continue;
      const max = Math.max(limit, countWithLetter(board, army.start, letter, side));
      const count = countWithLetter(board, setup, letter, side);
      const last = lastSquare(reader, letter, side);
      // Faults that concern only the hand are reported by `checkHands`.
      if (count <= max || last === 'hand') continue;
      reader.fault(`${reader.seat(side)} has ${count} ${nameOf(board, letter)}s`, last, `at most ${max} at a time`);
    }
  }
}

/** Checks hands that captures do not refill: these can only get smaller. */
function checkHands(reader: SetupReader): void {
  const { board, setup } = reader;
  const { hand } = board.definition.rules;
  const { start, refills } = armyOf(board);
  if (!hand || refills) return;
  for (let code = 1; code < setup.hands.length; code++) {
    const [count, limit] = [setup.hands[code]!, start.hands[code]!];
    // `checkRoyals` has already reported surplus royal pieces.
    if (count <= limit || kindOfCode(code) === board.royal) continue;
    const { name } = board.kinds[kindOfCode(code)]!;
    const hint = limit ? `at most ${limit}: captured pieces do not come to hand` : holdings(board, start, sideOf(code));
    reader.fault(`${reader.seat(sideOf(code))} holds ${limit ? `${count} ${name}s` : `a ${name}`}`, 'hand', hint);
  }
}

function holdings(board: BoardFacts, { hands }: Army['start'], side: number): string {
  const letters = board.kinds.flatMap((_, kind) =>
    hands[codeOf(kind, side)] ? [fenLetter(board.kinds, kind, side)] : [],
  );
  const seat = board.definition.seats[side];
  return letters.length ? `${seat} may hold ${joinNames(letters, 'and')}` : `${seat} never holds anything`;
}

/** Checks for pieces that their owner can never have, such as pieces of the other army. */
function checkOwners(reader: SetupReader): void {
  const { board, setup } = reader;
  const { possible } = armyOf(board);
  const reported = new Set<number>();
  for (const [cell, code] of setup.cells.entries()) {
    if (!isPiece(code) || possible[code] || reported.has(code) || kindOfCode(code) === board.royal) continue;
    reported.add(code);
    const side = sideOf(code);
    const name = cellName(board.grid, cell);
    const letters = board.kinds.flatMap((_, kind) =>
      possible[codeOf(kind, side)] ? [fenLetter(board.kinds, kind, side)] : [],
    );
    const { name: piece } = board.kinds[kindOfCode(code)]!;
    reader.fault(
      `${name}: ${reader.seat(side)} never has a ${piece}`,
      name,
      `pieces of ${reader.seat(side)} are ${joinNames(letters, 'and')}`,
    );
  }
}

/** Checks for pieces on cells that they cannot reach, or on which they would have had to promote. */
function checkPlaces(reader: SetupReader): void {
  const { board, setup } = reader;
  const army = armyOf(board);
  for (const [cell, code] of setup.cells.entries()) {
    if (!isPiece(code) || !army.possible[code]) continue;
    const hint = placementHint(board, army, code, cell);
    if (hint === undefined) continue;
    const name = cellName(board.grid, cell);
    const piece = `${reader.seat(sideOf(code))} ${board.kinds[kindOfCode(code)]!.name}`;
    const { promotion, confinedCells } = board.definition.rules;
    const isByCell = promotion?.cells || confinedCells[board.kinds[kindOfCode(code)]!.letter];
    const where = isByCell ? 'there' : `on rank ${rankName(board.grid, rankOf(board.grid, cell))}`;
    reader.fault(`${name}: a ${piece} cannot stand ${where}`, name, hint);
  }
}

/** A hint for a piece that cannot stand on a cell; undefined if it can. */
function placementHint(board: BoardFacts, army: Army, code: number, cell: number): string | undefined {
  const { definition, grid } = board;
  const kind = board.kinds[kindOfCode(code)]!;
  const side = sideOf(code);
  const rank = relativeRank(grid, side, cell);
  const home = board.homes[code];
  if (home && !home.has(cell)) return `it keeps to ${squareNames(board, [...home])}`;
  if (mayArrive(board, kind, rank)) return undefined;
  if (!kind.promoted && promotionStatus(definition, grid, kind, side, cell) === 2) return 'it must have promoted';
  const { turning, confined } = definition.rules;
  const form = kind.promoted ? undefined : turning?.forms[kind.letter];
  if (turning?.must && !turning.back && form && regionCells(grid, turning.cells[side]!).includes(cell))
    return `it must have been turned over: write ${fenLetter(board.kinds, turnedOf(board, kindOfCode(code)), side)}`;
  const open = confined[kind.letter];
  if (open && !open.includes(rank)) return `it keeps to ${formatRanks(open.map((one) => boardRank(board, side, one)))}`;
  const first = firstRank(board, army, code, kind);
  return rank < first ? `its first rank is ${boardRank(board, side, first)}, and it never goes back` : undefined;
}

const turnedOf = ({ kinds }: BoardFacts, kind: number): number => kinds.findIndex(({ base }) => base === kind);

/** Rank of the board, given a rank counted from a player's side. */
const boardRank = ({ grid }: BoardFacts, side: number, rank: number): number =>
  side === 0 ? rank : grid.ranks + 1 - rank;

/** Whether an unpromoted piece of the kind may have been dropped on the rank. */
function mayArrive({ definition }: BoardFacts, { letter, promoted }: Kind, rank: number): boolean {
  const { hand, gating } = definition.rules;
  if (!hand || promoted) return false;
  return (hand.drops && !hand.closedRanks[letter]?.includes(rank)) || (gating && rank === 1);
}

/** For pieces that only move forward: the nearest rank on which one can stand; 1 for other pieces. */
function firstRank(board: BoardFacts, army: Army, code: number, kind: Kind): number {
  const { promotion, firstLeaps } = board.definition.rules;
  const wraps = board.grid.topology === 'torus' && !promotion?.pieces.includes(kind.letter);
  const retreats = kind.strokes.some(({ dy }) => dy < 0) || wraps;
  if (kind.promoted || retreats || army.canBeMade[code] || firstLeaps[kind.letter]) return 1;
  const ranks = [...Array(board.grid.ranks).keys()].map((index) => index + 1);
  const arrivals = ranks.filter((rank) => mayArrive(board, kind, rank));
  return Math.min(army.nearestRank[code] || board.grid.ranks, ...arrivals);
}

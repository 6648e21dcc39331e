import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Definition } from '../../../play/definition.ts';
import { findMove } from '../../../play/find-move.ts';
import type { Move } from '../../../play/move.ts';
import { ACTIONS } from '../../../play/player-actions.ts';
import type {
  ParsedRecord,
  PlayedGame,
  RecordedResult,
  RecordFormat,
  TaggedVariant,
} from '../../../play/record-format.ts';
import {
  gameProperties,
  gamesAfterFirst,
  isSgf,
  movesIn,
  readNodes,
  type SgfNode,
  treeOf,
} from '../../../records/sgf-nodes.ts';
import type { GoDefinition } from '../definition.ts';
import { vertexOf } from '../engine/board.ts';
import { GoPosition } from '../engine/go-position.ts';
import { STONE_MARKS, TURN_LETTERS } from '../fen/format.ts';
import { goRules } from '../rules.ts';

/** Maximum number of moves read. */
const MAX_PLIES = 2000;

/** Side length of the largest board that is read. */
const MAX_SIDE = 25;

/** Largest side length at which `tt` means a pass. On larger boards it is a point. */
const USUAL_SIDE = 19;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Sides {
  readonly files: number;
  readonly ranks: number;
}

function parse(text: string): Result<ParsedRecord, string> {
  const tree = treeOf(text);
  const read = readNodes(tree);
  if (!read.ok) return read;
  const line = read.value.nodes;
  if (!line.length) return fail('there is no node in it');
  const begun = line.findIndex((node) => movesIn(node).length > 0);
  const setup = begun < 0 ? line : line.slice(0, begun + 1);
  const properties = gameProperties(line);
  const size = properties['SZ']?.[0];
  const sides = sidesOf(size);
  if (!sides) return fail(`${JSON.stringify(size ?? '')} is not a size of a board, expected SZ[1] to SZ[25]`);
  const game = properties['GM']?.[0]?.trim();
  if (game !== undefined && game !== '1' && game !== '4')
    return fail(`GM[${game.slice(0, 9)}] is another game than Go`);
  const made = readMoves(line, setup.length, sides);
  if (!made.ok) return made;
  const { moves } = made.value;
  const start = startOf(setup, properties, sides, moves[0]?.colour);
  if (!start.ok) return start;
  const result = readResult(properties['RE']?.[0]);
  const passed = withPasses(moves, start.value.turn);
  return ok({
    tags: { ...tagsOf(properties), fen: start.value.fen },
    moves: passed.moves,
    result: result ?? undefined,
    following: gamesAfterFirst(tree.tree),
    notes: [
      ...read.value.notes,
      ...made.value.notes,
      ...passed.notes,
      ...(result === null ? [unknownResultNote(properties['RE']![0]!)] : []),
    ],
  });
}

interface ColouredMove {
  readonly colour: 'B' | 'W';
  readonly notation: string;
}

/**
 * Reads the moves up to the first node behind the start that sets up stones or changes who is to move. `begun` is the
 * number of nodes up to the first move.
 */
function readMoves(
  line: readonly SgfNode[],
  begun: number,
  sides: Sides,
): Result<{ moves: readonly ColouredMove[]; notes: readonly string[] }, string> {
  const moves: ColouredMove[] = [];
  for (const [index, node] of line.entries()) {
    const changed = index < begun ? undefined : SETUP.find((name) => node[name]);
    if (changed)
      return ok({
        moves,
        notes: [
          `${changed}[${node[changed]![0]!.slice(0, 9)}] in node ${index + 1} changes the position after move ${moves.length}: the game is read up to there`,
        ],
      });
    for (const { colour, value } of movesIn(node)) {
      const notation = moveOf(value, sides);
      if (notation === undefined)
        return fail(`${colour}[${value.slice(0, 9)}] is not a point of a board of ${sides.ranks}×${sides.files}`);
      moves.push({ colour, notation });
    }
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  return ok({ moves, notes: [] });
}

/** Properties that change a position without a move. */
const SETUP = ['AB', 'AW', 'AE', 'PL'] as const;

const RESULT_REASONS: Readonly<Record<string, string>> = { r: 'resignation', t: 'time-forfeit', f: 'forfeit' };

/** What stands behind the winner: a margin, or how the game ended. */
const VERDICT = /^(?:r|resign|t|time|f|forfeit|\d{1,4}(?:[.,]\d{0,3})?)?$/;

/**
 * Reads a result such as `B+R`, `W+Time`, `B+3.5` or `Draw`; undefined for one that leaves the game open, null for one
 * that is not known.
 */
function readResult(written: string | undefined): RecordedResult | undefined | null {
  const text = (written ?? '').trim();
  if (/^(?:|\?|void)$/i.test(text)) return undefined;
  if (/^(?:0|draw|jigo)$/i.test(text)) return { text, winner: null };
  const winner = /^[BW]/i.exec(text)?.[0].toLowerCase();
  const how = text.slice(2).trim().toLowerCase();
  if (!winner || text[1] !== '+' || !VERDICT.test(how)) return null;
  return { text, winner: winner === 'b' ? 'black' : 'white', reason: RESULT_REASONS[how[0] ?? ''] ?? 'score' };
}

const unknownResultNote = (text: string): string =>
  `RE[${text.trim().slice(0, 40)}] is not a result known here: the game is left open`;

/** Adds a pass wherever one player moves twice in a row, so that the players alternate, with a note. */
function withPasses(moves: readonly ColouredMove[], first: string): { moves: string[]; notes: string[] } {
  let turn = first;
  const places: number[] = [];
  const all = moves.flatMap(({ colour, notation }, index) => {
    const isPassed = colour !== turn;
    turn = colour === 'B' ? 'W' : 'B';
    if (isPassed) places.push(index + 1);
    return isPassed ? ['pass', notation] : [notation];
  });
  const notes = places.length
    ? [`one player moves twice in a row: the other passes before move ${places.slice(0, 10).join(', ')}`]
    : [];
  return { moves: all, notes };
}

const tagsOf = (root: SgfNode): Record<string, string> =>
  Object.fromEntries(
    Object.entries(root).flatMap(([name, [value]]) =>
      /^[A-Z]{2}$/.test(name) && value !== undefined ? [[name.toLowerCase(), value]] : [],
    ),
  );

function sidesOf(size = String(USUAL_SIDE)): Sides | undefined {
  const read = /^\s*(\d{1,2})(?::(\d{1,2}))?\s*$/.exec(size);
  if (!read) return undefined;
  const [files, ranks] = [Number(read[1]), Number(read[2] ?? read[1])];
  return Math.min(files, ranks) >= 1 && Math.max(files, ranks) <= MAX_SIDE ? { files, ranks } : undefined;
}

/** The point named by two letters, column from the left and row from the top; undefined if the board has none. */
function pointOf(text: string, { files, ranks }: Sides): number | undefined {
  const [file, row] = [LETTERS.indexOf(text[0] ?? '-'), LETTERS.indexOf(text[1] ?? '-')];
  if (text.length !== 2 || file < 0 || row < 0 || file >= files || row >= ranks) return undefined;
  return (ranks - 1 - row) * files + file;
}

function moveOf(text: string, sides: Sides): string | undefined {
  if (text === '' || (text === 'tt' && Math.max(sides.files, sides.ranks) <= USUAL_SIDE)) return 'pass';
  const point = pointOf(text, sides);
  return point === undefined ? undefined : vertexOf(sides, point);
}

/**
 * The position before the first move, as a position string, with the player to move. `setup` are the nodes up to the
 * first move.
 */
function startOf(
  setup: readonly SgfNode[],
  properties: SgfNode,
  sides: Sides,
  firstColour: string | undefined,
): Result<{ fen: string; turn: string }, string> {
  const marks = Array<string>(sides.files * sides.ranks).fill(STONE_MARKS[0]!);
  for (const node of setup) {
    const placed = placeStones(marks, node, sides);
    if (!placed.ok) return placed;
  }
  const handicap = Number(properties['HA']?.[0] ?? 0);
  const player = setup
    .findLast((node) => node['PL'])
    ?.['PL']?.[0]?.trim()
    .toUpperCase()[0];
  const turn = player === 'B' || player === 'W' ? player : (firstColour ?? (handicap > 1 ? 'W' : 'B'));
  const rows = Array.from({ length: sides.ranks }, (_, row) => {
    const from = (sides.ranks - 1 - row) * sides.files;
    return marks
      .slice(from, from + sides.files)
      .join('')
      .replace(/\.+/g, (run) => String(run.length));
  });
  return ok({ fen: `${rows.join('/')} ${turn} - 0 0 0`, turn });
}

const SETUP_MARKS = [
  ['AB', STONE_MARKS[1]!],
  ['AW', STONE_MARKS[2]!],
  ['AE', STONE_MARKS[0]!],
] as const;

/** Sets up the stones of one node. A point that it sets up twice in different ways is refused. */
function placeStones(marks: string[], node: SgfNode, sides: Sides): Result<undefined, string> {
  const placed = new Map<number, string>();
  for (const [name, mark] of SETUP_MARKS)
    for (const value of node[name] ?? []) {
      const points = areaOf(value.trim(), sides);
      if (!points) return fail(`${name}[${value.slice(0, 9)}] is not a point of the board`);
      for (const point of points) {
        if ((placed.get(point) ?? mark) !== mark)
          return fail(`${name}[${value.slice(0, 9)}] is set up twice in a node`);
        placed.set(point, mark);
        marks[point] = mark;
      }
    }
  return ok(undefined);
}

/** Points of an SGF value: one point, or all points of a rectangle such as `aa:cc`. */
function areaOf(text: string, sides: Sides): number[] | undefined {
  const corners = text.split(':');
  const [one, other = one] = corners.map((corner) => pointOf(corner, sides));
  if (corners.length > 2 || (corners.length === 2 && pointOf(corners[1]!, sides) === undefined)) return undefined;
  if (one === undefined || other === undefined) return undefined;
  const { files } = sides;
  const [x, y] = [one, other].map((point) => [point % files, Math.floor(point / files)] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const found: number[] = [];
  for (let rank = Math.min(x[1], y[1]); rank <= Math.max(x[1], y[1]); rank++)
    for (let file = Math.min(x[0], y[0]); file <= Math.max(x[0], y[0]); file++) found.push(rank * files + file);
  return found;
}

function format(game: PlayedGame): string {
  const { definition, fen, made } = game;
  const { board, end, notation, setup } = definition as GoDefinition;
  const [rows = '', turn] = fen.split(' ');
  const stones = stonesOf(rows, board);
  const size = board.files === board.ranks ? String(board.files) : `${board.files}:${board.ranks}`;
  const root = [
    'FF[4]CA[UTF-8]AP[Parlour]',
    `GM[${notation.game}]`,
    `SZ[${size}]`,
    notation.rules === undefined ? '' : `RU[${notation.rules}]`,
    end.scoring === 'nothing' ? '' : `KM[${end.komi}]`,
    setup.handicap > 1 && game.isUsualStart ? `HA[${setup.handicap}]` : '',
    listOf('AB', stones.black, board),
    listOf('AW', stones.white, board),
    stones.black.length + stones.white.length > 0 || turn !== TURN_LETTERS[0] ? `PL[${turn}]` : '',
    game.outcome ? `RE[${resultOf(game)}]` : '',
  ].join('');
  const moves = made.filter(({ action }) => !ACTIONS.includes(String(action)));
  const nodes = moves.map(
    (move, index) => `;${TURN_LETTERS[(TURN_LETTERS.indexOf(turn!) + index) % 2]}[${pointText(move, board)}]`,
  );
  const lines = Array.from({ length: Math.ceil(nodes.length / 10) }, (_, line) =>
    nodes.slice(line * 10, line * 10 + 10).join(''),
  );
  return `(;${[root, ...lines].join('\n')})\n`;
}

const nameOf = (point: number, { files, ranks }: Sides): string =>
  `${LETTERS[point % files]}${LETTERS[ranks - 1 - Math.floor(point / files)]}`;

const listOf = (name: string, points: readonly number[], sides: Sides): string =>
  points.length ? name + points.map((point) => `[${nameOf(point, sides)}]`).join('') : '';

/** The two letters of a move in SGF; empty for a pass. */
const pointText = ({ coord }: Move, sides: Sides): string => (typeof coord === 'number' ? nameOf(coord, sides) : '');

function stonesOf(rows: string, { files, ranks }: Sides): { black: number[]; white: number[] } {
  const stones = { black: [] as number[], white: [] as number[] };
  for (const [index, row] of rows.split('/').entries())
    for (const [file, mark] of [...row.replace(/\d+/g, (run) => '.'.repeat(Number(run)))].entries()) {
      const point = (ranks - 1 - index) * files + file;
      if (mark.toUpperCase() === STONE_MARKS[1]) stones.black.push(point);
      if (mark.toUpperCase() === STONE_MARKS[2]) stones.white.push(point);
    }
  return stones;
}

/** Reasons for which a game ends in a draw. Other games without a winner count as void. */
const DRAWN: readonly string[] = ['agreement', 'two-passes', 'agreed-score', 'full-board', 'no-moves'];

/** The SGF result, with the margin if the game was scored. */
function resultOf({ outcome, definition, fen, made }: PlayedGame): string {
  const { winner, reason } = outcome!;
  if (winner === null) return DRAWN.includes(reason) ? 'Draw' : 'Void';
  const won = `${TURN_LETTERS[winner]}+`;
  if (reason === 'resignation') return `${won}R`;
  const margin = marginOf(definition as GoDefinition, fen, made);
  return margin ? won + Math.abs(margin) : won;
}

/**
 * Margin of a scored game; undefined if there was no score. It is found by replaying the game, because a finished game
 * stores only its outcome.
 */
function marginOf(definition: GoDefinition, fen: string, made: readonly Move[]): number | undefined {
  const { notation: writer, parse } = goRules(definition);
  const reading = parse(fen);
  if (!reading.ok) return undefined;
  const { position } = reading.value;
  for (const { notation = '' } of made) {
    const found = findMove(writer, position, { notation });
    if (!found.ok) return undefined;
    position.play(found.value);
  }
  return position instanceof GoPosition && position.endedByPasses() ? position.score().margin : undefined;
}

/** Names of rules in SGF files that are spelt otherwise here. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  'new zealand': 'nz',
  ing: 'goe',
  'tromp taylor': 'tromp-taylor',
};

/** Komi that flags offer, with their flags. */
const KOMI_FLAGS: Readonly<Record<string, string>> = {
  '0': 'nokomi',
  '5.5': 'komi-5-5',
  '6.5': 'komi-6-5',
  '7.5': 'komi-7-5',
};

/** Komi of games with a handicap, which the flag for the handicap implies. */
const HANDICAP_KOMI = '0.5';

/** Maximum number of handicap stones for which there is a flag. */
const MAX_HANDICAP = 9;

/**
 * Flags for handicap and komi: `h3` if as many stones are set up as `HA` announces and komi is the one that goes with
 * it.
 */
function flagsOf({ ha, km = '', fen = '' }: Readonly<Record<string, string>>): string[] {
  const stones = Number(ha ?? 0);
  const komi = String(Number.parseFloat(km));
  const isHandicap = stones >= 2 && stones <= MAX_HANDICAP && komi === HANDICAP_KOMI;
  if (isHandicap && fen.split(' ')[0]!.split('X').length - 1 === stones) return [`h${stones}`];
  const flag = KOMI_FLAGS[komi];
  return flag === undefined ? [] : [flag];
}

/** The variant that the properties for rules, size, handicap and komi ask for. */
function taggedVariant(tags: Readonly<Record<string, string>>): TaggedVariant {
  const { ru = '', sz, km = '', gm } = tags;
  const name = ru.trim().toLowerCase() || (gm?.trim() === '4' ? 'gomoku' : 'chinese');
  const rules = RULE_NAMES[name] ?? name;
  const sides = sidesOf(sz);
  const isUsualSize = sides?.files === USUAL_SIDE && sides.ranks === USUAL_SIDE;
  const shown = Object.entries({ GM: gm, RU: ru, SZ: sz, KM: km }).filter(([, value]) => value);
  return {
    tag: shown.map(([property, value]) => `${property}[${value!.slice(0, 40)}]`).join(''),
    matches: ({ notation }: Definition & Partial<GoDefinition>) => notation?.rules?.toLowerCase() === rules,
    flags: [...(sides && !isUsualSize ? [`${sides.ranks}x${sides.files}`] : []), ...flagsOf(tags)],
  };
}

/**
 * Lists the ways in which a game's properties differ from the definition: another komi or rule set, or handicap stones
 * that are announced but missing.
 */
function differences(tags: Readonly<Record<string, string>>, definition: Definition): string[] {
  const { end, notation } = definition as GoDefinition;
  const tagged = {
    komi: Number(tags['km'] || Number.NaN),
    rules: tags['ru']?.trim() ?? '',
    stones: Number(tags['ha'] ?? 0),
  };
  const found: string[] = [];
  if (end.scoring !== 'nothing' && Number.isFinite(tagged.komi) && tagged.komi !== end.komi)
    found.push(`KM[${tagged.komi}], but komi is ${end.komi} in this variant`);
  if (tagged.rules && notation.rules && tagged.rules.toLowerCase() !== notation.rules.toLowerCase())
    found.push(`RU[${tagged.rules.slice(0, 40)}], but this variant is played by the rules ${notation.rules}`);
  if (tagged.stones > 1 && !/X/.test(tags['fen']!.split(' ')[0]!))
    found.push(`HA[${tagged.stones}], but AB sets up no stones`);
  return found;
}

export const sgf = {
  name: 'SGF',
  matches: isSgf,
  parse,
  format,
  startTag: 'fen',
  taggedVariant,
  differences,
} satisfies RecordFormat;

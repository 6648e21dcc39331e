import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Definition } from '../../../play/definition.ts';
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
import type { HexDefinition } from '../definition.ts';
import { SWAP_NOTATION } from './describe.ts';

/**
 * Games of Hex in the Smart Game Format, FF[4] with GM[11], as programs and servers write them: cells as `a3` or, on
 * Little Golem, as two letters `ac`. The colour of the first move stands for the first seat, since programs differ in
 * who begins.
 */

/** Number of Hex among the games of the format. */
const GAME_NUMBER = '11';

const COLOURS = ['B', 'W'] as const;
type Colour = (typeof COLOURS)[number];

const otherColour = (colour: Colour): Colour => (colour === 'B' ? 'W' : 'B');

/** Number of columns of the usual board. */
const USUAL_SIDE = 11;

function parse(text: string): Result<ParsedRecord, string> {
  const tree = treeOf(text);
  const read = readNodes(tree);
  if (!read.ok) return read;
  const { nodes } = read.value;
  if (!nodes.length) return fail('there is no node in it');
  const properties = gameProperties(nodes);
  const game = properties['GM']?.[0]?.trim();
  if (game !== undefined && game !== GAME_NUMBER) return fail(`GM[${game.slice(0, 9)}] is another game than Hex`);
  if (['AB', 'AW', 'AE'].some((name) => properties[name]))
    return fail('stones are set up in it, expected a game from the empty board');
  const moves = movesOf(nodes);
  if (!moves.ok) return moves;
  const sizes = (properties['SZ'] ?? []).slice(0, 1);
  const written = properties['RE']?.[0]?.trim() ?? '';
  const result = readResult(written, moves.value.first);
  const isUnknown = result === undefined && !/^(?:|\?|void)$/i.test(written);
  return ok({
    tags: Object.fromEntries(sizes.map((size) => ['sz', size.trim()])),
    moves: moves.value.words,
    result,
    following: gamesAfterFirst(tree.tree),
    notes: [
      ...read.value.notes,
      ...(isUnknown ? [`RE[${written.slice(0, 40)}] is not a result known here: the game is left open`] : []),
    ],
  });
}

/** Reads the moves in order, with the colour of the first one. Two moves in a row by one colour are refused. */
function movesOf(nodes: readonly SgfNode[]): Result<{ words: readonly string[]; first: Colour }, string> {
  const words: string[] = [];
  let first: Colour | undefined;
  let next: Colour | undefined;
  for (const node of nodes)
    for (const move of movesIn(node)) {
      const { colour } = move;
      const value = move.value.toLowerCase();
      first ??= colour;
      if (colour !== (next ?? colour))
        return fail(`move ${words.length + 1}, ${colour}[${value.slice(0, 12)}]: ${next} is to move`);
      words.push(readWord(value));
      // Players who swap sides change colours, so that the same colour moves again.
      next = value === 'swap-sides' ? colour : otherColour(colour);
    }
  return ok({ words, first: first ?? 'B' });
}

/** A cell, from two letters as well, a swap or an action. */
function readWord(value: string): string {
  if (value === 'forfeit') return 'resign';
  return /^[a-z]{2}$/.test(value) ? `${value[0]}${value.charCodeAt(1) - 96}` : value;
}

/** Why a game ended, by the letter behind the winner. */
const REASONS: Readonly<Record<string, string>> = { R: 'resignation', T: 'time-forfeit', F: 'forfeit' };

/** Reads `B+R`, `W+Time`, `B+` or `Draw`; undefined if the result is not known. */
function readResult(text: string, first: Colour): RecordedResult | undefined {
  if (/^(?:0|draw)$/i.test(text)) return { text, winner: null };
  const [, winner, reason = ''] = /^([BW])(?:\+([A-Z]?)[a-z]{0,20})?$/.exec(text) ?? [];
  return winner === undefined
    ? undefined
    : { text, winner: winner === first ? 'first' : 'second', reason: REASONS[reason] };
}

/** Columns and rows of a size such as `13` or `11:10`. */
function sidesOf(size: string): { files: number; ranks: number } | undefined {
  const [, files, ranks = files] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(size) ?? [];
  return files === undefined ? undefined : { files: Number(files), ranks: Number(ranks) };
}

/** Whether this is the game that the format means where it says no more: Hex with a swap of pieces. */
function isUsualGame(definition: Definition): boolean {
  const { board, rules, end } = definition as HexDefinition;
  const isPlain = (board.shape ?? 'rhombus') === 'rhombus' && !end.misere && !end.cutOff;
  return isPlain && rules.swap === 'pieces';
}

function taggedVariant({ sz }: Readonly<Record<string, string>>): TaggedVariant | undefined {
  const sides = sz === undefined ? undefined : sidesOf(sz);
  if (!sides) return undefined;
  const { files, ranks } = sides;
  const isUsual = files === USUAL_SIDE && ranks === USUAL_SIDE;
  return {
    tag: `SZ[${sz}]`,
    matches: isUsualGame,
    ...(!isUsual && { flags: [`${ranks}x${files}`] }),
    yieldsToRequest: true,
  };
}

function differences({ sz }: Readonly<Record<string, string>>, definition: Definition): string[] {
  const { files, ranks } = (definition as HexDefinition).board;
  const sides = sz === undefined ? undefined : sidesOf(sz);
  if (sz === undefined || (sides?.files === files && sides.ranks === ranks)) return [];
  return [`SZ[${sz.slice(0, 9)}], but the board has ${ranks} rows of ${files} cells in this variant`];
}

function format({ made, definition, isUsualStart, outcome, isEndedByPlayers }: PlayedGame): string | undefined {
  const { files, ranks } = (definition as HexDefinition).board;
  const isAction = (index: number) => ACTIONS.includes(String(made[index]?.['action']));
  const moves = isEndedByPlayers && isAction(made.length - 1) ? made.slice(0, -1) : made;
  const result = writeResult(outcome, isEndedByPlayers);
  const isWritable = isUsualStart && isUsualGame(definition) && files === ranks;
  if (!isWritable || result === undefined || moves.some((_, index) => isAction(index))) return undefined;
  const nodes = moves.map(({ notation }, index) => {
    const cell = notation === SWAP_NOTATION ? 'swap-pieces' : notation;
    return `;${COLOURS[index % 2]}[${cell}]`;
  });
  return `(;FF[4]CA[UTF-8]AP[Parlour]GM[${GAME_NUMBER}]SZ[${files}]${result}\n${nodes.join('')})\n`;
}

/** The property `RE`; empty while the game goes on, undefined if the format has no word for the end. */
function writeResult(outcome: PlayedGame['outcome'], isEndedByPlayers: boolean): string | undefined {
  if (!outcome) return '';
  const { winner, reason } = outcome;
  if (winner === null) return reason === 'agreement' ? 'RE[Draw]' : undefined;
  const letter = Object.keys(REASONS).find((known) => REASONS[known] === reason);
  if (isEndedByPlayers && letter === undefined) return undefined;
  return `RE[${COLOURS[winner]}+${letter ?? ''}]`;
}

export const hexSgfFormat = {
  name: 'SGF',
  matches: isSgf,
  parse,
  format,
  startTag: 'fen',
  taggedVariant,
  differences,
  readMove: (text) => (ACTIONS.includes(text) ? { action: text } : { notation: text }),
} satisfies RecordFormat;

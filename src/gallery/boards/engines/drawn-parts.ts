import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import type { DraughtsDefinition } from '../../../families/draughts/definition.ts';
import type { FamilySlug } from '../../../families/families.ts';
import type { GoDefinition } from '../../../families/go/definition.ts';
import type { HexDefinition } from '../../../families/hex/definition.ts';
import type { LandlordsDefinition } from '../../../families/landlords-game/definition.ts';
import type { MancalaDefinition } from '../../../families/mancala/definition.ts';
import { type MorrisDefinition, startsWithMenInHand } from '../../../families/morris/definition.ts';
import type { ReversiDefinition } from '../../../families/reversi/definition.ts';
import type { Definition } from '../../../play/definition.ts';

/** What is drawn on a piece board: the pictures of the pieces rather than their letters. */
function piecesParts({ board, pieces, setup, rules, end, render, seats }: FairyDefinition) {
  const [placement = '', turn, castling] = setup.fen.split(' ');
  const pictures = (text: string) =>
    text.replace(/(\+?)([A-Za-z])/g, (_, mark: string, letter: string) => {
      const { image } = pieces[letter.toUpperCase()] ?? { image: letter };
      return `${mark}${letter === letter.toUpperCase() ? 'white' : 'black'} ${image};`;
    });
  return [
    [board.files, board.ranks],
    pictures(placement.replace('[]', '')),
    turn,
    setup.shuffle,
    render,
    rules.hand !== undefined,
    rules.gating && castling,
    // The line of counters shows the names of the players.
    (end.checks !== undefined || end.counting !== undefined) && [seats, end.checks],
  ];
}

const draughtsParts = ({ board, setup, notation, render }: DraughtsDefinition) => [
  board.files,
  board.ranks,
  board.squares,
  board.corner,
  render.cells === 'points' && board.slants,
  setup,
  notation.squares,
  render,
];

const goParts = ({ board, setup, render }: GoDefinition) => [
  board.files,
  board.ranks,
  setup.handicap > 1 && setup.handicap,
  render.pieces,
  render.theme,
];

const reversiParts = ({ board, setup, render }: ReversiDefinition) => [board, setup, render];

const mancalaParts = ({ board, setup, rules, render }: MancalaDefinition) => [board, setup, rules.circuit, render];

const morrisParts = (definition: MorrisDefinition) => {
  const { board, setup, render } = definition;
  return [board.lines, setup, startsWithMenInHand(definition) && definition.rules.men, render];
};

const hexParts = ({ board, end, seats, render }: HexDefinition) => [board, end.goals, seats.length, render];

const landlordsParts = ({ board, setup, rules, seats, render }: LandlordsDefinition) => [
  board,
  setup,
  rules,
  seats,
  render,
];

const PARTS_BY_FAMILY: Readonly<Record<FamilySlug, (definition: never) => unknown>> = {
  chess: piecesParts,
  shogi: piecesParts,
  xiangqi: piecesParts,
  draughts: draughtsParts,
  go: goParts,
  reversi: reversiParts,
  mancala: mancalaParts,
  morris: morrisParts,
  hex: hexParts,
  'landlords-game': landlordsParts,
};

/**
 * Builds a key from all parts of a definition that affect the picture of its start, so that variants sharing a board
 * are found without drawing them. Equal keys mean equal pictures, and different keys different ones; a test proves it
 * by drawing them all.
 */
export const drawnParts = (family: FamilySlug, definition: Definition): string =>
  JSON.stringify(PARTS_BY_FAMILY[family](definition as never));

import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import type { DraughtsDefinition } from '../../../families/draughts/definition.ts';
import type { FamilySlug } from '../../../families/families.ts';
import type { GoDefinition } from '../../../families/go/definition.ts';
import type { HexDefinition } from '../../../families/hex/definition.ts';
import type { LandlordsDefinition } from '../../../families/landlords-game/definition.ts';
import type { MancalaDefinition } from '../../../families/mancala/definition.ts';
import { type MorrisDefinition, placesMen } from '../../../families/morris/definition.ts';
import type { ReversiDefinition } from '../../../families/reversi/definition.ts';
import type { Definition } from '../../../play/definition.ts';

/** Pieces by what is drawn of them, whatever letters they have. */
function piecesParts({ board, pieces, setup, rules, end, render, seats }: FairyDefinition) {
  const [placement = '', turn, castling] = setup.fen.split(' ');
  const looks = (text: string) =>
    text.replace(/(\+?)([A-Za-z])/g, (_, mark: string, letter: string) => {
      const { image } = pieces[letter.toUpperCase()] ?? { image: letter };
      return `${mark}${letter === letter.toUpperCase() ? 'white' : 'black'} ${image};`;
    });
  return [
    [board.files, board.ranks],
    looks(placement.replace('[]', '')),
    turn,
    setup.shuffle,
    render,
    rules.hand !== undefined,
    rules.gating && castling,
    // the line of counters names the players
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
  return [board.lines, setup, placesMen(definition) && definition.rules.men, render];
};

const hexParts = ({ board, end, seats, render }: HexDefinition) => [board, end.goals, seats.length, render];

const landlordsParts = ({ board, setup, rules, seats, render }: LandlordsDefinition) => [
  board,
  setup,
  rules,
  seats,
  render,
];

const PARTS: Readonly<Record<FamilySlug, (definition: never) => unknown>> = {
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
 * What the picture of a definition's start depends on, so that variants which share a board are found without drawing
 * them: equal parts make equal pictures, different parts different ones. A test draws them all to prove it.
 */
export const drawnParts = (family: FamilySlug, definition: Definition): string =>
  JSON.stringify(PARTS[family](definition as never));

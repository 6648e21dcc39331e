import { cellCount } from '../board/grid.ts';
import { type BoardFacts, boardFacts } from './board/board.ts';
import { parseFen } from './fen/parse.ts';
import { convertToFen } from './fen/sfen.ts';
import { parseBetza } from './language/betza.ts';
import type { FairyDefinition } from './language/definition.ts';
import { findStartCaptures } from './start-contact.ts';

/** Maximum number of cells: moves are packed into integers with seven bits per cell. */
export const MAX_CELLS = 128;

/** Lists the contradictions in a definition, one sentence each; empty if the game can be played. */
export function findContradictions(definition: FairyDefinition): string[] {
  const { board, pieces, rules, end, notation } = definition;
  const found: string[] = [];
  const checkLetters = (letters: readonly string[], topic: string) => {
    for (const letter of letters) if (!pieces[letter]) found.push(`${topic} names ${letter}, which is no piece`);
  };
  if (cellCount(board) > MAX_CELLS) found.push(`${board.files}×${board.ranks} has more than ${MAX_CELLS} squares`);
  if (rules.royal !== undefined) checkLetters([rules.royal], 'royal');
  checkLetters([notation.pawn, ...notation.resets], 'notation');
  checkLetters([...rules.enPassant, ...Object.keys(rules.initial), ...Object.keys(rules.passedFrom)], 'double steps');
  checkLetters([...Object.keys(rules.confined), ...Object.keys(rules.confinedCells)], 'confined');
  checkLetters(rules.leapEndedBy, 'leaps that end');
  if (rules.leapEndedBy.length && !rules.firstLeaps[rules.royal ?? ''])
    found.push('pieces end a leap that the royal piece does not have');
  checkLetters(Object.keys(rules.lines?.moves ?? {}), 'lines');
  if (rules.castling) checkLetters([rules.castling.king, rules.castling.rook, ...rules.castling.others], 'castling');
  if (rules.castling && rules.royal !== undefined && rules.castling.king !== rules.royal)
    found.push('only the royal piece can castle');
  const { worth = [], free = [], spared = [] } = end.repetition?.perpetualChase ?? {};
  checkLetters([...worth.flat(), ...free, ...spared], 'perpetual chase');
  checkLetters(Object.keys(end.points?.values ?? {}), 'end');
  checkLetters(Object.values(end.insufficient ?? {}).flat(), 'end.insufficient');
  if (end.stalemate !== 'draw' && (end.insufficient?.single.length || end.insufficient?.colourbound.length))
    found.push('stalemate decides the game, so pieces that cannot mate may still win');
  if ((end.facing || end.passes) && rules.pass !== 'always') found.push('passing ends the game, but nobody may pass');
  if (end.facing && (rules.flyingGeneral || rules.royal === undefined))
    found.push('royal pieces can never be found facing each other');
  if (end.impasse) checkLetters(Object.keys(end.impasse.points), 'impasse');
  if (end.impasse && rules.royal === undefined) found.push('an impasse needs a royal piece that has come far');
  if (end.castling && !rules.castling) found.push('castling wins, but nobody can castle');
  const { promotion } = rules;
  if (promotion) {
    checkLetters([...promotion.pieces, ...promotion.to, ...Object.keys(promotion.limits)], 'promotion');
    for (const letter of promotion.bySeat?.flat() ?? [])
      if (!promotion.to.includes(letter)) found.push(`one seat promotes to ${letter}, which nobody can`);
    if (rules.royal !== undefined && promotion.to.includes(rules.royal))
      found.push('nothing may promote to the royal piece');
    if (promotion.from > promotion.must || promotion.must > board.ranks) {
      found.push(`promotion from rank ${promotion.from} that must happen on rank ${promotion.must} cannot be`);
    }
  }
  if (promotion && promotion.pieces.length > 1 && rules.hand?.captures && !rules.hand.keepsPromotion)
    found.push('pieces of more than one kind promote: those that are captured cannot tell what they were');
  if (notation.sfen === 'written') found.push(...missingInSfen(definition));
  if (notation.also.includes('japanese')) {
    const forms = [...Object.entries(pieces), ...Object.entries(rules.turning?.forms ?? {})];
    for (const [letter, piece] of forms)
      if (typeof piece !== 'string' && !piece.kanji)
        found.push(`${letter} has no kanji, but moves are written in Japanese`);
  }
  if (found.length) return found;
  return [
    ...initialContradictions(definition),
    ...shuffleContradictions(definition),
    ...setupContradictions(definition),
  ];
}

/** Names the parts of the game state that an SFEN has no field for. */
function missingInSfen({ rules, end }: FairyDefinition): string[] {
  const states: [string, unknown][] = [
    ['the moves without a capture', end.moves ?? end.counting],
    ['the checks that are left to give', end.checks],
    ['rights to castle', rules.castling ?? (rules.unmoved.length ? true : undefined)],
    ['captures in passing', rules.enPassant.length ? true : undefined],
  ];
  return states.flatMap(([what, word]) => (word === undefined ? [] : [`SFEN has no place for ${what}`]));
}

function initialContradictions({ pieces, rules }: FairyDefinition): string[] {
  return Object.entries(pieces)
    .filter(
      ([letter, { betza }]) =>
        parseBetza(betza).some(({ initial }) => initial) && !rules.initial[letter] && !rules.initialCells[letter],
    )
    .map(([letter]) => `${letter} has initial moves but no rank to begin on`);
}

/**
 * Checks that a shuffled start treats both players alike: they have the same pieces to shuffle, or only one has any.
 */
function shuffleContradictions({ setup, rules }: FairyDefinition): string[] {
  if (!setup.shuffle) return [];
  if (setup.shuffle.kingBetweenRooks && !rules.castling)
    return ['a king that does not castle cannot be kept between rooks'];
  if (rules.castling?.others.length) return ['more than one kind castles as a rook: the start cannot be mixed'];
  const ranks = setup.fen.split(/[ [[]/)[0]!.split('/');
  const fixed = ['*', ...setup.shuffle.keep, ...setup.shuffle.keep.map((letter) => letter.toLowerCase())];
  const letters = (rank: string | undefined) =>
    (rank?.match(/\+?[^\d+]/g) ?? [])
      .filter((letter) => !fixed.includes(letter))
      .sort()
      .join('');
  const [own, other] = [letters(ranks.at(-setup.shuffle.rank)), letters(ranks[setup.shuffle.rank - 1])];
  const isAlike = own === own.toUpperCase() && (own.toLowerCase() === other || own === '' || other === '');
  return isAlike ? [] : ['the players do not begin with the same pieces: their start cannot be mixed alike'];
}

function setupContradictions(definition: FairyDefinition): string[] {
  const facts = boardFacts(definition);
  const setup = parseFen(facts, convertToFen(facts, definition.setup.fen));
  const faults = setup.ok ? setup.value.notes : setup.error.map(({ message }) => message);
  return setup.ok && !faults.length
    ? contactContradictions(facts, setup.value.setup.cells)
    : faults.map((fault) => `setup: ${fault}`);
}

/**
 * Checks that no shuffled start begins in check and that, on boards that wrap, no capture across the seam is possible
 * at the start.
 */
function contactContradictions(facts: BoardFacts, cells: Uint8Array): string[] {
  const { board, setup } = facts.definition;
  const isPlain = board.topology === 'grid';
  if (isPlain && !setup.shuffle) return [];
  const { captures, check } = findStartCaptures(facts, cells);
  if (check) return ['a king could be in check before the first move'];
  if (isPlain || !captures.size) return [];
  const plain = findStartCaptures(facts, cells, { ...facts.grid, topology: 'grid' });
  const atSeam = [...captures].filter((capture) => !plain.captures.has(capture));
  return atSeam.length ? ['pieces could capture each other over the edge at once'] : [];
}

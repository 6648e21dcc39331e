import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { fenOf } from '../../../test/notation.ts';

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const BARE = '4k3/8/8/8/8/8/8/4K3';

/** A written position, its variant, its canonical spelling, and the notes. */
type Generous = [trap: string, variant: string, given: string, canonical: string, notes?: string[]];

const GENEROUS: Generous[] = [
  ['spaces of all kinds', 'standard', `  ${HOME}  w\tKQkq \u00a0-  0 1\r\n`, `${HOME} w KQkq - 0 1`],
  ['underscores for spaces, as in addresses', 'standard', `${HOME}_w_KQkq_-_0_1`, `${HOME} w KQkq - 0 1`],
  ['an en dash for nothing', 'standard', `${BARE} w – – 3 9`, `${BARE} w - - 3 9`],
  ['a minus sign for nothing', 'standard', `${BARE} w \u2212 \u2212 3 9`, `${BARE} w - - 3 9`],
  ['an upper-case turn', 'standard', `${BARE} B - - 0 1`, `${BARE} b - - 0 1`],
  ['the turn as a word', 'standard', `${BARE} black - - 0 1`, `${BARE} b - - 0 1`],
  ['castling letters in odd order', 'standard', `${HOME} w qkQK - 0 1`, `${HOME} w KQkq - 0 1`],
  ['castling letters that come twice', 'standard', `${HOME} w KKQQkkqq - 0 1`, `${HOME} w KQkq - 0 1`],
  ['files of rooks in chess', 'standard', `${HOME} w HAha - 0 1`, `${HOME} w KQkq - 0 1`],
  ['outermost rooks in Chess960', 'chess960', `${HOME} w KQkq - 0 1`, `${HOME} w HAha - 0 1`],
  ['files of rooks in any order in Chess960', 'chess960', `${HOME} w aAhH - 0 1`, `${HOME} w HAha - 0 1`],
  [
    'an inner rook has the right, the outer one not',
    'chess960',
    '1r2k1rr/8/8/8/8/8/8/RR2K1R1 w Bg - 0 1',
    '1r2k1rr/8/8/8/8/8/8/RR2K1R1 w Bg - 0 1',
  ],
  [
    'K and Q mean the outermost rooks',
    'chess960',
    '1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KQkq - 0 1',
    '1r2k1rr/8/8/8/8/8/8/RR2K1R1 w GAhb - 0 1',
  ],
  [
    'an upper-case en passant square',
    'standard',
    '4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 2',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
  ],
  ['dashes for counters', 'standard', `${BARE} w - - - -`, `${BARE} w - - 0 1`],
  ['a pocket as a ninth field', 'crazyhouse', `${BARE}/QNp w - - 0 1`, `${BARE}[NQp] w - - 0 1`],
  ['an empty ninth field', 'crazyhouse', `${BARE}/ w - - 0 1`, `${BARE}[] w - - 0 1`],
  ['no pocket at all', 'crazyhouse', `${BARE} w - - 0 1`, `${BARE}[] w - - 0 1`],
  ['a dash in the pocket', 'crazyhouse', `${BARE}[-] w - - 0 1`, `${BARE}[] w - - 0 1`],
  ['a pocket in any order', 'crazyhouse', `${BARE}[bQpPN] w - - 0 1`, `${BARE}[PNQpb] w - - 0 1`],
  ['an empty pocket in a variant without one', 'standard', `${BARE}[] w - - 0 1`, `${BARE} w - - 0 1`],
  [
    'the board alone',
    'standard',
    HOME,
    `${HOME} w - - 0 1`,
    [
      'left out at the end: side to move, castling rights, en passant square, halfmove clock and move number, ' +
        'read as w - - 0 1',
    ],
  ],
  [
    'counters left out',
    'standard',
    `${HOME} b KQkq -`,
    `${HOME} b KQkq - 0 1`,
    ['left out at the end: halfmove clock and move number, read as 0 1'],
  ],
  [
    'the move number left out',
    'standard',
    `${HOME} b KQkq - 7`,
    `${HOME} b KQkq - 7 1`,
    ['left out at the end: move number, read as 1'],
  ],
  [
    'EPD operations',
    'standard',
    `${HOME} w KQkq - bm Nf3; id "start";`,
    `${HOME} w KQkq - 0 1`,
    ['EPD operations were dropped: bm Nf3; id "start"'],
  ],
  [
    'an EPD operation whose end was forgotten',
    'standard',
    `${HOME} w KQkq - bm Nf3`,
    `${HOME} w KQkq - 0 1`,
    ['EPD operations were dropped: bm Nf3'],
  ],
  ['U11: the counters of an EPD', 'standard', `${HOME} w KQkq - hmvc 3; fmvn 12;`, `${HOME} w KQkq - 3 12`, []],
  [
    'U11: an EPD semicolon after a FEN',
    'standard',
    `${HOME} w KQkq - 0 1;`,
    `${HOME} w KQkq - 0 1`,
    ['the ; after the move number was ignored'],
  ],
  [
    'quotation marks of a program',
    'standard',
    `"${HOME} w KQkq - 0 1"`,
    `${HOME} w KQkq - 0 1`,
    ['the quotation marks around the string were left out'],
  ],
  [
    'slashes as JSON may escape them',
    'standard',
    `${HOME.replaceAll('/', '\\/')} w KQkq - 0 1`,
    `${HOME} w KQkq - 0 1`,
    ['backslashes were read as /'],
  ],
  [
    'slashes that lean the other way',
    'standard',
    `${HOME.replaceAll('/', '\\')} w KQkq - 0 1`,
    `${HOME} w KQkq - 0 1`,
    ['backslashes were read as /'],
  ],
  [
    'more after the move number',
    'standard',
    `${HOME} w KQkq - 0 1 +0+0 x`,
    `${HOME} w KQkq - 0 1`,
    ['checks are not counted in this variant: +0+0 was dropped', 'what follows the move number was dropped: x'],
  ],
  ['moves counted from 0', 'standard', `${BARE} w - - 0 0`, `${BARE} w - - 0 1`, ['moves are counted from 1, not 0']],
  [
    'empty squares counted one by one',
    'standard',
    '1111k111/8/8/8/8/8/8/4K3 w - - 0 1',
    `${BARE} w - - 0 1`,
    ['rank 8: digits side by side were read one by one'],
  ],
  [
    'castling without rook or with a strayed king',
    'standard',
    '4k2r/8/8/8/8/8/8/R4K2 w KQkq - 0 1',
    '4k2r/8/8/8/8/8/8/R4K2 w k - 0 1',
    ['K', 'Q', 'q'].map(
      (letter) =>
        `${letter === 'q' ? 'black' : 'white'} cannot castle as ${letter} says (king or rook is not in place): dropped`,
    ),
  ],
  [
    'castling of a king that left its rank',
    'chess960',
    'r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1',
    'r3k2r/8/8/8/8/8/4K3/R6R w ha - 0 1',
    ['K', 'Q'].map((letter) => `white cannot castle as ${letter} says (king or rook is not in place): dropped`),
  ],
  [
    'castling in a variant without it',
    'grand',
    'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w KQkq - 0 1',
    'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1',
    ['this variant has no castling: KQkq was dropped'],
  ],
  [
    'the mark of a promoted piece where it means nothing',
    'standard',
    '4k2Q~/8/8/8/8/8/8/4K3 b - - 0 1',
    '4k2Q/8/8/8/8/8/8/4K3 b - - 0 1',
    ['h8: the mark ~ of a promoted piece means nothing here and was dropped'],
  ],
  [
    'en passant behind a pawn that cannot have stepped twice',
    'standard',
    '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1',
    '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1',
    ['no double step can have passed e3: the en passant square was dropped'],
  ],
  [
    'en passant on a square that is taken',
    'standard',
    '4k3/8/3p4/3pP3/8/8/8/4K3 w - d6 0 1',
    '4k3/8/3p4/3pP3/8/8/8/4K3 w - - 0 1',
    ['no double step can have passed d6: the en passant square was dropped'],
  ],
  [
    'en passant by a pawn whose first square is taken',
    'standard',
    '4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1',
    '4k3/3p4/8/3pP3/8/8/8/4K3 w - - 0 1',
    ['no double step can have passed d6: the en passant square was dropped'],
  ],
];

describe('position strings, read generously', () => {
  const rows = GENEROUS.flatMap(([trap, variant, given, canonical, notes = []]) =>
    enginesOf(variant).map(({ engine, rules }) => ({ trap, engine, rules, given, canonical, notes })),
  );

  it.each(rows)('$trap ($engine)', ({ rules, given, canonical, notes }) => {
    const reading = rules.parse(given);
    if (!reading.ok) throw new Error(reading.error.map(({ message }) => message).join('; '));
    expect(fenOf(reading.value.position)).toBe(canonical);
    expect(reading.value.notes).toEqual(notes);
    const again = rules.parse(canonical);
    if (!again.ok) throw new Error(again.error.map(({ message }) => message).join('; '));
    expect(fenOf(again.value.position)).toBe(canonical);
    expect(again.value.notes, 'the canonical string needs no note').toEqual([]);
  });
});

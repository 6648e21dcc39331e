/**
 * Betza's notation for piece moves, as far as the variants here use it. A piece is a sequence of terms:
 *
 *   modifiers  f b l r s v h   directions: forward, backward, left, right, sideways, vertical, half; before l or r,
 *                              h means the left-handed or right-handed half of oblique leaps
 *              m c             only moving, only capturing (both if neither is given)
 *              e               captures en passant (with c)
 *              i               only from the cells that the definition lists for initial moves
 *              n               lame: may not jump over pieces between
 *              p               hopper: jumps over exactly one piece, the screen, and rides on
 *              g               grasshopper: the same, but lands right behind the screen
 *   atom       W F D N A H C Z G   leaps (1,0) (1,1) (2,0) (2,1) (2,2) (3,0) (3,1) (3,2) (3,3)
 *              K = WF, R = WW (unlimited ride), B = FF, Q = RB
 *   range      a number of repetitions; a doubled atom or 0 for an unlimited ride
 *
 * Source: R. Betza's "funny notation" with H. G. Muller's conventions for oblique directions: fN is the two narrow
 * forward leaps, fsN the two wide ones, fhN all four.
 */
export interface BetzaStroke {
  /** Files to the right per step, as the piece's owner sees the board. */
  readonly dx: number;
  readonly dy: number;
  /** Maximum number of steps; 0 for any number. */
  readonly range: number;
  readonly move: boolean;
  readonly capture: boolean;
  readonly enPassant: boolean;
  readonly initial: boolean;
  readonly lame: boolean;
  /**
   * Whether the piece must jump over one other piece (the screen), and whether it then rides on or lands right behind
   * it.
   */
  readonly hop: 'none' | 'on' | 'behind';
  /** Whether the steps must also follow the lines drawn on the board. */
  readonly onLines: boolean;
}

const ATOMS: Readonly<Record<string, readonly [number, number]>> = {
  W: [1, 0],
  F: [1, 1],
  D: [2, 0],
  N: [2, 1],
  A: [2, 2],
  H: [3, 0],
  C: [3, 1],
  L: [3, 1],
  Z: [3, 2],
  G: [3, 3],
};

/**
 * Letters of compound moves, such as K for W and F: the atoms that each stands for, and whether it repeats them any
 * number of times.
 */
const COMPOUNDS: Readonly<Record<string, { atoms: string; rides: boolean }>> = {
  K: { atoms: 'WF', rides: false },
  R: { atoms: 'W', rides: true },
  B: { atoms: 'F', rides: true },
  Q: { atoms: 'WF', rides: true },
};

/** Cache of parsed notations: the same few dozen occur in hundreds of definitions. */
const parsed = new Map<string, readonly BetzaStroke[]>();

/** Parses a Betza notation. Throws an error if it is malformed, because only our own definitions contain any. */
export function parseBetza(notation: string): readonly BetzaStroke[] {
  let strokes = parsed.get(notation);
  if (!strokes) {
    strokes = splitTerms(notation).flatMap(({ modifiers, atom, range }) =>
      termStrokes(notation, modifiers, atom, range),
    );
    parsed.set(notation, strokes);
  }
  return strokes;
}

interface Term {
  modifiers: string;
  atom: string;
  range: string;
}

/** Splits a notation such as `fmWfcFWW3` into terms, one per atom; a doubled atom is a ride. */
function splitTerms(notation: string): Term[] {
  const all: Term[] = [];
  let term: Term = { modifiers: '', atom: '', range: '' };
  for (const letter of notation) {
    if (/[a-z]/.test(letter)) {
      if (term.atom) term = { modifiers: '', atom: '', range: '' };
      term.modifiers += letter;
    } else if (/[0-9]/.test(letter)) {
      if (!term.atom) throw new Error(`Betza: ${letter} before an atom in ${notation}`);
      term.range += letter;
    } else if (letter === term.atom && !term.range) term.range = '0';
    else {
      if (term.atom) term = { modifiers: '', atom: '', range: '' };
      term.atom = letter;
      all.push(term);
    }
  }
  return all;
}

function termStrokes(notation: string, modifiers: string, letter: string, range: string): BetzaStroke[] {
  const compound = COMPOUNDS[letter] ?? { atoms: letter, rides: false };
  const directions = modifiers.replace(/[mceinpg]/g, '');
  const has = (modifier: string) => modifiers.includes(modifier);
  const kind: Omit<BetzaStroke, 'dx' | 'dy'> = {
    range: range ? Number(range) : compound.rides ? 0 : 1,
    move: has('m') || !has('c'),
    capture: has('c') || !has('m'),
    enPassant: has('e'),
    initial: has('i'),
    lame: has('n'),
    hop: has('p') ? 'on' : has('g') ? 'behind' : 'none',
    onLines: false,
  };
  return [...compound.atoms].flatMap((atom) => {
    const leap = ATOMS[atom];
    if (!leap) throw new Error(`Betza: atom ${atom} in ${notation}`);
    const tokens = directions.match(TOKENS[shapeOf(leap)]) ?? [];
    if (tokens.join('') !== directions) throw new Error(`Betza: directions ${directions} in ${notation}`);
    return leapDirections(leap)
      .filter(([dx, dy]) => !tokens.length || tokens.some((token) => matchesToken(token, leap, dx, dy)))
      .map(([dx, dy]) => ({ dx, dy, ...kind }));
  });
}

type Shape = 'orthogonal' | 'diagonal' | 'oblique';

const shapeOf = ([long, short]: readonly [number, number]): Shape =>
  short === 0 ? 'orthogonal' : short === long ? 'diagonal' : 'oblique';

/**
 * Groups of direction letters that are read as one choice: `fr` is one diagonal for a bishop, but two directions for a
 * rook.
 */
const TOKENS: Readonly<Record<Shape, RegExp>> = {
  orthogonal: /[fblrsv]/g,
  diagonal: /[fb][lr]|[fblrsv]/g,
  oblique: /h[lr]|[fb]s|[fblr]h|ff|bb|ll|rr|[fblrsv]/g,
};

const SIDES: Readonly<Record<string, (dx: number, dy: number) => boolean>> = {
  f: (_, dy) => dy > 0,
  b: (_, dy) => dy < 0,
  v: (_, dy) => dy !== 0,
  r: (dx) => dx > 0,
  l: (dx) => dx < 0,
  s: (dx) => dx !== 0,
};

/** Whether a direction is among those that a group of direction letters means. */
function matchesToken(token: string, [long, short]: readonly [number, number], dx: number, dy: number): boolean {
  const first = token[0]!;
  const second = token[1] ?? first;
  if (shapeOf([long, short]) !== 'oblique') return SIDES[first]!(dx, dy) && SIDES[second]!(dx, dy);
  // Clockwise from straight ahead, left- and right-handed leaps alternate; (1, 2) is right-handed.
  if (first === 'h') return (Math.abs(dx) < Math.abs(dy) === dx * dy > 0) === (second === 'r');
  if (!SIDES[first]!(dx, dy)) return false;
  if (second === 'h') return true;
  const narrow = 'fbv'.includes(first) ? Math.abs(dy) === long : Math.abs(dx) === long;
  return second === 's' && first !== 's' ? !narrow : narrow;
}

/** The four or eight directions of a leap. */
function leapDirections([long, short]: readonly [number, number]): [number, number][] {
  const signs = [1, -1].flatMap((x) => [1, -1].map((y): [number, number] => [x, y]));
  const all = signs.flatMap(([x, y]): [number, number][] => [
    [short * x, long * y],
    [long * x, short * y],
  ]);
  const seen = new Map(all.map(([dx, dy]): [string, [number, number]] => [`${dx + 0},${dy + 0}`, [dx + 0, dy + 0]]));
  return [...seen.values()];
}

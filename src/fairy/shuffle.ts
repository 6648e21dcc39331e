import type { Rng } from '../lib/rng.ts';
import type { Board } from './board.ts';

/** The start position, its pieces mixed by chance where the definition says so. */
export function shuffledFen({ definition, grid }: Board, rng: Rng): string {
  const { fen, shuffle } = definition.setup;
  if (!shuffle) return fen;
  const [field = '', ...fields] = fen.split(' ');
  const pocket = field.indexOf('[');
  const [placement, hand] = pocket < 0 ? [field, ''] : [field.slice(0, pocket), field.slice(pocket)];
  const ranks = placement.split('/');
  const own = ranks.length - shuffle.rank;
  const mixed = mix(expand(ranks[own]!), shuffle, definition.rules.castling?.king ?? '', rng);
  ranks[own] = collapse(mixed);
  ranks[shuffle.rank - 1] = collapse(mixed).toLowerCase();
  if (ranks.length !== grid.ranks) throw new Error(`${definition.variant}: ${fen}`);
  if (definition.rules.castling) fields[1] = rookFiles(mixed, definition.rules.castling.rook);
  return [ranks.join('/') + hand, ...fields].join(' ');
}

interface Shuffle {
  keep: readonly string[];
  kingBetweenRooks: boolean;
  bishopsApart: boolean;
}

/**
 * The pieces of a rank in a random order that keeps the rules: every order that keeps them is as likely, because orders
 * are drawn until one does (about one in nine for the back rank of chess).
 */
function mix(
  rank: readonly string[],
  { keep, kingBetweenRooks, bishopsApart }: Shuffle,
  king: string,
  rng: Rng,
): string[] {
  const loose = [...rank.keys()].filter((file) => rank[file] !== '1' && !keep.includes(rank[file]!));
  for (;;) {
    const pieces = rng.shuffle(loose.map((file) => rank[file]!));
    const mixed = [...rank];
    loose.forEach((file, index) => {
      mixed[file] = pieces[index]!;
    });
    const bishops = filesOf(mixed, 'B');
    if (bishopsApart && bishops.length === 2 && (bishops[0]! + bishops[1]!) % 2 === 0) continue;
    const [left = 0, right = mixed.length] = filesOf(mixed, 'R');
    const at = mixed.indexOf(king);
    if (!kingBetweenRooks || (left < at && at < right)) return mixed;
  }
}

const filesOf = (rank: readonly string[], letter: string): number[] =>
  [...rank.keys()].filter((file) => rank[file] === letter);

/** Castling rights by the files of the rooks, which hold wherever the rooks stand. */
function rookFiles(rank: readonly string[], rook: string): string {
  const files = filesOf(rank, rook)
    .reverse()
    .map((file) => String.fromCharCode(97 + file))
    .join('');
  return files.toUpperCase() + files;
}

/** '1nb7' → one entry a file, '1' for an empty one. */
const expand = (rank: string): string[] =>
  (rank.match(/\d+|\D/g) ?? []).flatMap((token) => (/\d/.test(token) ? Array(Number(token)).fill('1') : [token]));

const collapse = (rank: readonly string[]): string => rank.join('').replace(/1+/g, (empty) => String(empty.length));

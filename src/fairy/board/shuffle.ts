import { fileName } from '../../board/grid.ts';
import type { Rng } from '../../lib/rng.ts';
import type { FairyDefinition } from '../language/definition.ts';
import type { Board } from './board.ts';

/** The start position, its pieces mixed by chance where the definition says so. */
export function shuffledFen({ definition, grid }: Board, rng: Rng): string {
  const { fen, shuffle } = definition.setup;
  if (!shuffle) return fen;
  const [field = '', ...fields] = fen.split(' ');
  const pocket = field.indexOf('[');
  const [placement, hand] = pocket < 0 ? [field, ''] : [field.slice(0, pocket), field.slice(pocket)];
  const ranks = placement.split('/');
  if (ranks.length !== grid.ranks) throw new Error(`${definition.variant}: ${fen}`);
  const own = ranks.length - shuffle.rank;
  const before = [expand(ranks[own]!), expand(ranks[shuffle.rank - 1]!.toUpperCase())];
  // alike for both, or for the one who has pieces to mix
  const mixed = mix(before.find((rank) => looseFiles(rank, shuffle).length) ?? [], shuffle, kingOf(definition), rng);
  const after = before.map((rank) => (looseFiles(rank, shuffle).length ? mixed : rank));
  ranks[own] = collapse(after[0]!);
  ranks[shuffle.rank - 1] = collapse(after[1]!).toLowerCase();
  const rights = fields[1] ?? '-';
  fields[1] =
    [/[A-Z]/, /[a-z]/]
      .map((letters, side) => (letters.test(rights) ? rightsOf(definition, after[side]!, side) : ''))
      .join('') || '-';
  return [ranks.join('/') + hand, ...fields].join(' ');
}

const kingOf = ({ rules }: FairyDefinition): string => rules.castling?.king ?? '';

/** Files of what is mixed. */
const looseFiles = (rank: readonly string[], { keep }: Shuffle): number[] =>
  [...rank.keys()].filter((file) => !['1', '*', ...keep].includes(rank[file]!));

/** Rights to castle by the files of the rooks, which hold wherever the rooks stand, and the files of unmoved pieces. */
function rightsOf({ rules }: FairyDefinition, rank: readonly string[], side: number): string {
  const rooks = rules.castling ? filesOf(rank, rules.castling.rook).reverse() : [];
  const isUnmoved = (letter: string) => rules.unmoved === 'all' || rules.unmoved.includes(letter);
  const others = [...rank.keys()].filter(
    (file) => !rooks.includes(file) && rank[file] !== '1' && isUnmoved(rank[file]!),
  );
  const text = [...rooks, ...others].map(fileName).join('');
  return side === 0 ? text.toUpperCase() : text;
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
function mix(rank: readonly string[], shuffle: Shuffle, king: string, rng: Rng): string[] {
  const { kingBetweenRooks, bishopsApart } = shuffle;
  const loose = looseFiles(rank, shuffle);
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

/** '1nb7' → one entry a file, '1' for an empty one. */
const expand = (rank: string): string[] =>
  (rank.match(/\d+|\+?\D/g) ?? []).flatMap((token) => (/\d/.test(token) ? Array(Number(token)).fill('1') : [token]));

const collapse = (rank: readonly string[]): string => rank.join('').replace(/1+/g, (empty) => String(empty.length));

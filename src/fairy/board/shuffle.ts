import { fileName } from '../../board/grid.ts';
import type { Rng } from '../../lib/rng.ts';
import type { FairyDefinition } from '../language/definition.ts';
import type { Board } from './board.ts';

/** FEN of the start position, with its pieces shuffled if the definition requires it. */
export function shuffledFen({ definition, grid }: Board, rng: Rng): string {
  const { fen, shuffle } = definition.setup;
  if (!shuffle) return fen;
  const [field = '', ...fields] = fen.split(' ');
  const pocket = field.indexOf('[');
  const [placement, hand] = pocket < 0 ? [field, ''] : [field.slice(0, pocket), field.slice(pocket)];
  const ranks = placement.split('/');
  if (ranks.length !== grid.ranks) throw new Error(`${definition.variant}: ${fen}`);
  const ownIndex = ranks.length - shuffle.rank;
  const before = [expand(ranks[ownIndex]!), expand(ranks[shuffle.rank - 1]!.toUpperCase())];
  // Both players get the same order. If only one has pieces to shuffle, the order is that player's.
  const shuffled = shuffleRank(
    before.find((rank) => filesToShuffle(rank, shuffle).length) ?? [],
    shuffle,
    kingOf(definition),
    rng,
  );
  const after = before.map((rank) => (filesToShuffle(rank, shuffle).length ? shuffled : rank));
  ranks[ownIndex] = collapse(after[0]!);
  ranks[shuffle.rank - 1] = collapse(after[1]!).toLowerCase();
  const rights = fields[1] ?? '-';
  fields[1] =
    [/[A-Z]/, /[a-z]/]
      .map((letters, side) => (letters.test(rights) ? rightsOf(definition, after[side]!, side) : ''))
      .join('') || '-';
  return [ranks.join('/') + hand, ...fields].join(' ');
}

const kingOf = ({ rules }: FairyDefinition): string => rules.castling?.king ?? '';

/** Files whose pieces are shuffled. */
const filesToShuffle = (rank: readonly string[], { keep }: Shuffle): number[] =>
  [...rank.keys()].filter((file) => !['1', '*', ...keep].includes(rank[file]!));

/**
 * The castling field of a shuffled start: files of the rooks, which are valid wherever the rooks stand, and files of
 * unmoved pieces.
 */
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
 * Shuffles the pieces of a rank. Whole orders are drawn until one obeys the rules (about one in nine does for the back
 * rank of chess), so every valid order is equally likely.
 */
function shuffleRank(rank: readonly string[], shuffle: Shuffle, king: string, rng: Rng): string[] {
  const { kingBetweenRooks, bishopsApart } = shuffle;
  const files = filesToShuffle(rank, shuffle);
  for (;;) {
    const pieces = rng.shuffle(files.map((file) => rank[file]!));
    const shuffled = [...rank];
    files.forEach((file, index) => {
      shuffled[file] = pieces[index]!;
    });
    const bishops = filesOf(shuffled, 'B');
    if (bishopsApart && bishops.length === 2 && (bishops[0]! + bishops[1]!) % 2 === 0) continue;
    const [left = 0, right = shuffled.length] = filesOf(shuffled, 'R');
    const at = shuffled.indexOf(king);
    if (!kingBetweenRooks || (left < at && at < right)) return shuffled;
  }
}

const filesOf = (rank: readonly string[], letter: string): number[] =>
  [...rank.keys()].filter((file) => rank[file] === letter);

/** Splits a rank such as '1nb7' into one entry per file, with '1' for an empty square. */
const expand = (rank: string): string[] =>
  (rank.match(/\d+|\+?\D/g) ?? []).flatMap((token) => (/\d/.test(token) ? Array(Number(token)).fill('1') : [token]));

const collapse = (rank: readonly string[]): string => rank.join('').replace(/1+/g, (empty) => String(empty.length));

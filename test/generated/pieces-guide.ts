import type { PieceSet } from '../../src/gallery/pieces/piece-set.ts';
import { pieceSets } from '../../src/gallery/pieces/pieces.ts';

const count = pieceSets.reduce((sum, set) => sum + set.pieces().length, 0);
const styles = new Set(pieceSets.map(({ style }) => style));
const families = new Set(pieceSets.flatMap((set) => set.families));

/** The section about pieces in the guide to the galleries. */
export const piecesSection = (): string => `## Pieces

\`piece_gallery_search\` finds sets of pieces by words and family, \`piece_gallery_get_set\` shows one, \`piece_gallery_stats\`
counts them: ${pieceSets.length} sets in ${styles.size} styles with ${count} pieces, for ${families.size} families of games. All drawings are our own (MIT).

- Sets of chess, shogi and xiangqi follow from the definitions of all variants: a piece that a new variant has is in them by
  itself. What looks alike is one piece, with all that games call it.
- A piece has its picture in a square, the letter of position strings, and its player's name or colour (\`color\`).
- Sets of games that no engine plays are drawn from \`content/pieces\`.

| set | name | style | families | pieces | what it is |
| --- | --- | --- | --- | --- | --- |
${pieceSets.map(row).join('\n')}
`;

const row = (set: PieceSet): string => {
  const credit = set.credit ? ` ${set.credit}` : '';
  return `| \`${set.id}\` | ${set.name} | ${set.style} | ${set.families.join(', ')} | ${set.pieces().length} | ${set.summary}${credit} |`;
};

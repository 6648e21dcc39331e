import type { TargetSign } from '../board/render/marks/targets.ts';
import { type PieceFacts, signsText } from '../fairy/piece-moves.ts';
import { drawMoves, movesPath, piecesOfVariant } from '../gallery/pieces/piece-moves.ts';
import { joinNames } from '../lib/nearest.ts';
import { Rng } from '../lib/rng.ts';
import { capitalize } from '../lib/wording.ts';
import type { Family } from '../play/family.ts';
import type { Variant } from '../play/resolve.ts';
import { bookPath } from './links.ts';
import { makePassage, type Passage } from './page.ts';
import { STANDARD_SLUG } from './variants.ts';

/** Makes the passage on the pieces that the standard game does not have, each with a picture of its moves. */
export function unusualPieces(family: Family, variant: string): Passage[] {
  const usual = new Set(piecesOfVariant(family.slug, STANDARD_SLUG).map(({ key }) => key));
  const pieces = piecesOfVariant(family.slug, variant);
  const unusual = pieces.filter(({ key }) => !usual.has(key));
  if (!unusual.length) return [];
  const others = pieces.filter(({ key }) => usual.has(key)).map(({ name }) => name);
  const text = [
    `The pictures show each piece from its owner's side: ${signsOf(family.slug, variant, unusual)}.${unusual.some(({ jumps }) => jumps) ? ' Another piece stands where it has to jump over one.' : ''}${unusual.some(({ followsLines }) => followsLines) ? ' They leave out moves along the lines drawn on the board.' : ''}`,
    unusual.map((piece) => movesImage(family.slug, variant, piece)).join('\n'),
    others.length ? `As in [${family.title}](${bookPath(family.slug)}) move: ${joinNames(others, 'and')}.` : '',
  ];
  return [makePassage('Unusual pieces', 'pieces', text.filter(Boolean).join('\n\n'))];
}

const movesImage = (family: string, variant: string, { letter, name, moves }: PieceFacts): string =>
  `![${capitalize(name)} (${letter}): ${moves}.](${movesPath(family, variant, letter)})`;

function signsOf(family: string, variant: string, pieces: readonly PieceFacts[]): string {
  const signs = pieces.flatMap(({ letter }): readonly TargetSign[] => drawMoves(family, variant, letter)?.signs ?? []);
  return signsText(signs);
}

/** Makes the passage with the start as text, for those who type positions or have no picture. */
export function startAsText(family: Family, { definition, rules }: Variant): Passage {
  const start = rules.start(Rng.fromSeed(''));
  const pieces = piecesOfVariant(family.slug, definition.variant);
  const text = `\`\`\`
${family.view.boardText(start)}
\`\`\`

As a position string: \`${rules.notation.fen(start)}\`
${pieces.length ? `\nThe pieces by letter:\n\n${pieces.map(({ letter, name, moves }) => `- ${letter}, ${name}: ${moves}.`).join('\n')}` : ''}`;
  return { ...makePassage('Start as text', 'setup', text), isAside: true };
}

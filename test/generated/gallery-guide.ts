import { familyOf } from '../../src/families/families.ts';
import type { GalleryBoard } from '../../src/gallery/boards/board.ts';
import { galleryBoards } from '../../src/gallery/boards/boards.ts';
import { piecesSection } from './pieces-guide.ts';
import { tilesSection } from './tiles-guide.ts';

const boards = galleryBoards();
const families = [...new Set(boards.map(({ family }) => family))];
const ofFamily = (family: string): GalleryBoard[] => boards.filter((board) => board.family === family);
const written = families.filter((family) => !familyOf(family));

/** The guide to what the galleries show. */
export const galleriesMarkdown = (): string => `# Galleries

Made from the engines and from \`content/boards\`, \`content/tiles\` and \`content/pieces\` by \`npm run generate\`.

## Boards

\`board_gallery_search\` finds boards by words, \`board_gallery_get\` shows one, \`board_gallery_stats\` counts them:
${boards.length} boards of ${families.length} families. All drawings are our own (MIT).

- A board is shown as it is laid out before the first move, with all games that begin so: many variants share a board.
- Boards of games that an engine plays follow from its definitions, one for each distinct picture. Sizes, handicaps and
  numbers of players that change the picture have boards of their own, with the flag in the id: \`go-standard-9x9\`.
- A board is found by its id, its name, or the name of any game on it, in whatever spelling.

| family | boards | how places hang together | variants played on them |
| --- | --- | --- | --- |
${families.map(familyRow).join('\n')}

### Games without an engine

${written.map((family) => `#### ${family}\n\n${ofFamily(family).map(boardLine).join('\n')}`).join('\n\n')}

${tilesSection()}
${piecesSection()}`;

function familyRow(family: string): string {
  const own = ofFamily(family);
  const topologies = [...new Set(own.map(({ topology }) => topology))];
  const games = own.reduce((sum, board) => sum + board.games.length, 0);
  return `| \`${family}\` | ${own.length} | ${topologies.join(', ')} | ${games} |`;
}

const boardLine = ({ id, name, size, summary }: GalleryBoard): string =>
  `- \`${id}\`: **${name}**, ${size}. ${summary}`;

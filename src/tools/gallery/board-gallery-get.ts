import { z } from 'zod';
import { BOARD_AUTHOR, BOARD_LICENCE, boardNamed, similarBoardNames } from '../../gallery/boards/boards.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { BoardSchema, boardToJson } from './board-shapes.ts';

/** Width of the picture, in pixels. */
const WIDTH = 480;

export default defineTool({
  name: 'board_gallery_get',
  title: 'One board',
  description: 'Returns one board layout by ID or name: its SVG, size, starting setup, and the games played on it.',
  callClass: 'heavy',
  input: z.strictObject({ board: nameField('ID or name of the board.') }),
  output: BoardSchema.extend({
    cells: z.int().describe('how many squares, points or spaces there are'),
    setup: z.string().describe('what stands where at first: the position string of an engine, or words'),
    svg: z.string(),
    width: z.int(),
    height: z.int(),
    text: z.string().describe('the board in words'),
    source: z.string().describe('where the layout is from'),
    licence: z.string().describe('of the drawing'),
    author: z.string().describe('of the drawing'),
  }),
  examples: [
    { title: 'by ID', args: { board: 'hnefatafl-tablut' } },
    { title: 'by name, in any spelling', args: { board: 'go 9x9' } },
  ],
  run: ({ board: boardName }, context) => {
    const board = boardNamed(boardName);
    if (!board) return refuse('unknown_name', notFoundText(boardName), 'board_gallery_search finds boards by words.');
    const { svg, width, height, text } = board.draw(WIDTH);
    return ok({
      ...boardToJson(board, context),
      cells: board.cells(),
      setup: board.setup(),
      ...{ svg, width, height, text },
      source: board.source,
      licence: BOARD_LICENCE,
      author: BOARD_AUTHOR,
    });
  },
  picture: (board) => board,
  light: (board) => omit(board, 'svg', 'width', 'height'),
  text: ({ name, size, text }) => `${name}, ${size}. ${text}`,
});

function notFoundText(boardName: string): string {
  const near = similarBoardNames(boardName);
  const hint = near.length ? ` Did you mean ${joinNames(near)}?` : '';
  return `There is no board "${boardName.slice(0, 60)}".${hint}`;
}

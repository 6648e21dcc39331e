import { z } from 'zod';
import { svgOf } from '../../gallery/picture.ts';
import { findPieceSet, pieceSets, pieceSheetSvg, searchPieceSets } from '../../gallery/pieces/pieces.ts';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { partImagesPath } from '../image-address.ts';
import { omit } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { refuseUnknownName } from './lookup.ts';
import { PieceSetSchema, pieceSetToJson } from './piece-shapes.ts';

/** Width of the picture of all pieces, in pixels. */
const SHEET = 1200;

const PIECES = { all: pieceSets, find: searchPieceSets, tool: 'piece_gallery_search' };

const Piece = z.object({
  id: z.string(),
  name: z.string().describe('what most games call it'),
  alsoCalled: z.array(z.string()).optional().describe('what others call it'),
  letter: z.string().describe('by which position strings name it, the capital one; empty where they do not'),
  color: z.string().describe('whose it is, as its games call their players, or else its colour'),
  text: z.string().describe('what is seen, in words'),
  variants: z.int().optional().describe('how many variants have it, where that is counted'),
  svg: z.string().describe('its picture in a square, with neither IDs nor fonts'),
});

export default defineTool({
  name: 'piece_gallery_get_set',
  title: 'One piece set',
  description: "Returns one piece set by ID or name: every piece as SVG, with the set's author and licence.",
  callClass: 'heavy',
  input: z.strictObject({ set: nameField('ID or name of the set.') }),
  output: PieceSetSchema.omit({ pieces: true }).extend({
    count: z.int().describe('how many pieces'),
    pieces: z.array(Piece),
    images: z.string().describe('address of the picture of each piece as SVG, with {id} for its ID'),
  }),
  examples: [
    { title: 'the figures of chess', args: { set: 'chess-figures' } },
    { title: 'stones by name', args: { set: 'Go stones' } },
    { title: 'the pieces of shogi with their names', args: { set: 'shogi-koma-names' } },
  ],
  run: ({ set }, context) => {
    const found = findPieceSet(set);
    if (!found) return refuseUnknownName('set of pieces', set, PIECES);
    const { pieces: count, ...rest } = pieceSetToJson(found, context);
    const pieces = found.pieces().map(({ picture, alsoCalled, ...piece }) => ({
      ...piece,
      ...(alsoCalled && { alsoCalled: [...alsoCalled] }),
      svg: svgOf(picture, piece.text),
    }));
    return ok({ ...rest, count, pieces, images: siteUrlOf(context) + partImagesPath('pieces', found.id) });
  },
  picture: ({ id, url }) => ({ svg: pieceSheetSvg(id)!, width: SHEET, url }),
  light: ({ pieces, images, ...set }) => ({
    ...set,
    pieces: pieces.map((piece) => omit(piece, 'svg', 'variants')),
    images,
  }),
  text: ({ name, summary, author, licence, pieces }) =>
    [`${name}: ${summary} By ${author}, ${licence}.`, ...pieces.map(({ text }) => text)].join('\n'),
});

import type { ErrorCode } from '../tools/errors.ts';
import { IMAGE_ROOT, IMAGE_WIDTH, MAP_PAPERS, MAX_MAP_SHEETS } from '../tools/image-address.ts';
import { FamilySchema } from '../tools/play/shapes.ts';
import { type Json, PICTURES, problemResponses } from './parts.ts';

/** Describes the routes of pictures: positions, hex maps, and the items of the galleries. */
export function imagePaths(): Json {
  const paths = [
    imagePath('board_image', 'Picture of a position', '{family}/{variant}', [FAMILY, VARIANT, ...VIEW], GAME_ERRORS),
    imagePath(
      'map_image',
      'Picture of a hex map',
      'maps/{share}',
      [SHARE, STYLE, ...PRINT],
      ['unknown_name', 'impossible'],
    ),
    imagePath('gallery_board_image', 'Picture of a board of the gallery', 'boards/{id}', [
      pathPart('id', 'ID of a board'),
    ]),
    imagePath('flag_image', 'Flag of a faction of Epic 4', 'flags/{id}', [pathPart('id', 'slug of a faction')]),
    imagePath('tile_set_image', 'Picture of a set of tiles', 'tiles/{set}', [SET]),
    imagePath('tile_image', 'Picture of a tile', 'tiles/{set}/{id}', [SET, pathPart('id', 'ID of a tile')]),
    imagePath('piece_set_image', 'Picture of a set of pieces', 'pieces/{set}', [SET]),
    imagePath('piece_image', 'Picture of a piece', 'pieces/{set}/{id}', [SET, pathPart('id', 'ID of a piece')]),
  ];
  return Object.fromEntries(paths);
}

function imagePath(
  operationId: string,
  summary: string,
  path: string,
  parameters: readonly Json[],
  errors: readonly ErrorCode[] = [],
): [string, Json] {
  const get = {
    operationId,
    tags: ['pictures'],
    summary,
    parameters: [...parameters, FORMAT, SIZE],
    responses: {
      '200': { description: 'the picture', content: PICTURES },
      '304': { description: 'the client has this picture already' },
      ...problemResponses('invalid_arguments', 'unknown_path', ...errors, 'not_acceptable', 'overloaded', 'deadline'),
    },
  };
  return [`${IMAGE_ROOT}/${path}.{format}`, { get }];
}

const GAME_ERRORS: readonly ErrorCode[] = [
  'unknown_name',
  'invalid_position',
  'illegal_move',
  'incompatible_flags',
  'impossible',
];

const pathPart = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});

const queryPart = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  description,
  schema,
});

const FAMILY = pathPart('family', 'Game family.', { type: 'string', enum: FamilySchema.options });
const VARIANT = pathPart('variant', 'Variant slug, with flags as in grand+random.');
const SHARE = pathPart('share', 'Share string of the map.');
const SET = pathPart('set', 'ID of a set.');
const FORMAT = pathPart('format', 'Form of the picture.', { type: 'string', enum: ['svg', 'png'] });
const SIZE = queryPart('size', 'Width in pixels.', {
  type: 'integer',
  minimum: IMAGE_WIDTH.min,
  maximum: IMAGE_WIDTH.max,
});
const STYLE = queryPart('style', 'Style as in hex_export_svg. Default: illustrated.');

/** How a map is printed. */
const PRINT: readonly Json[] = [
  queryPart('legend', 'Whether the map has a legend. Default: as the style says.', {
    type: 'string',
    enum: ['yes', 'no'],
  }),
  queryPart('page', 'Paper on which the map is drawn to scale, with its size in millimetres. Default: a4.', {
    type: 'string',
    enum: MAP_PAPERS,
  }),
  queryPart(
    'hex',
    'Width of a hex on paper between flat sides: 25mm or 1in. Default: the largest that needs one sheet.',
  ),
  queryPart('sheet', 'Sheet of a map that needs several; the header `x-sheets` counts them.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_MAP_SHEETS,
  }),
];

/** How a position is shown. */
const VIEW: readonly Json[] = [
  queryPart('fen', 'Position string, or a whole game such as PGN. Default: the start.'),
  queryPart('moves', 'Moves from there, such as e4 e5 Nf3. The last one is marked.'),
  queryPart('last', 'Squares of the last move, such as e2,e4. Default: those of the last of `moves`.'),
  queryPart('highlights', 'Squares or cell numbers, with an optional colour, such as e4:gold,d5.'),
  queryPart('orientation', 'Player at the bottom, by the name in the family.'),
  queryPart('theme', 'Colours of the board, such as walnut or slate.'),
  queryPart('pieces', 'Another set of the same pieces, such as koma-letters in shogi.'),
  queryPart('coordinates', '`no` leaves out the names of squares, points and pits.'),
];

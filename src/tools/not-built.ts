/**
 * Tools that check their arguments and then answer `not_built_yet`. A tool leaves this list in the commit that gives
 * it its work; a test holds the list against the tools.
 */
export const NOT_BUILT: readonly string[] = [
  'tile_gallery_search',
  'tile_gallery_get',
  'tile_gallery_stats',
  'piece_gallery_search',
  'piece_gallery_get_set',
  'piece_gallery_stats',
];

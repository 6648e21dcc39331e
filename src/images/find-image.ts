import type { FamilySlug } from '../families/families.ts';
import { readFamilyName } from '../families/family-names.ts';
import { hashHex } from '../lib/hash.ts';
import { LruCache } from '../lib/lru-cache.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { CARD, CARD_QUERY, IMAGE_ROOT } from '../tools/image-address.ts';
import { refuseQuery } from '../tools/play/drawing/position-query.ts';
import { boardImage } from './board-image.ts';
import { asCard } from './card.ts';
import { type DrawingResult, readWidth, refuseUnknownKeys, withWidth } from './drawing.ts';
import { GALLERY_IMAGES, type GalleryImages, PART_WIDTH } from './gallery-image.ts';
import { mapImage } from './map-image.ts';
import { movesImage } from './moves-image.ts';

/** A picture at an address, as SVG. To be sent as PNG, it is painted `width` pixels wide. */
export interface SiteImage {
  readonly svg: string;
  readonly width: number;
  readonly format: 'svg' | 'png';
  /** Number of sheets of paper that the picture is one of. */
  readonly sheets?: number | undefined;
  /** The same for pictures that look the same. */
  readonly etag: string;
}

/** Whether the picture at a decoded path may take longer than some milliseconds to draw: a large map does. */
export const isHeavyImage = (path: string): boolean => path.startsWith(`${IMAGE_ROOT}/maps/`);

/** Pictures that are kept, by address. A board has about 15 kB. */
const cache = new LruCache<string, SiteImage>(100);

/** Size of the largest drawing that is kept, in characters: larger ones are maps. */
const MAX_KEPT = 200_000;

/**
 * Finds the picture at a decoded path below `/img`: a position (`/img/chess/standard.svg`), a map
 * (`/img/maps/<share>.png`), the moves of a piece (`/img/moves/<family>/<variant>/<piece>.svg`), or an item of a gallery (`/img/boards/<id>.svg`, `/img/tiles/<set>/<id>.svg`).
 */
export function findImage(path: string, query: URLSearchParams): Result<SiteImage, Refusal> {
  const key = `${path}?${query}`;
  const known = cache.find(key);
  if (known) return ok(known);
  const [, stem, format] = /^(.{1,300})\.(svg|png)$/.exec(path.slice(IMAGE_ROOT.length + 1)) ?? [];
  if (stem === undefined) return notFound(path);
  const shape = readShape(query);
  if (!shape.ok) return shape;
  const drawn = draw(stem.split('/'), shape.value.others, path);
  if (!drawn.ok) return drawn;
  const { sheets } = drawn.value;
  const { isCard } = shape.value;
  const width = isCard ? CARD.width : drawn.value.width;
  const whole = sheets === undefined ? withWidth(drawn.value.svg, drawn.value.width) : drawn.value.svg;
  const svg = isCard ? asCard(whole) : whole;
  const image = { svg, width, sheets, format: format as SiteImage['format'], etag: `"${hashHex(`${format} ${svg}`)}"` };
  return ok(svg.length > MAX_KEPT ? image : cache.keep(key, image));
}

/** Whether a query asks for a card, and its other parameters, which are those of the picture on it. */
function readShape(query: URLSearchParams): Result<{ isCard: boolean; others: URLSearchParams }, Refusal> {
  const shape = query.get(CARD_QUERY.key);
  if (shape === null) return ok({ isCard: false, others: query });
  if (shape !== CARD_QUERY.value) return refuseQuery(CARD_QUERY.key, `\`${CARD_QUERY.value}\``, shape);
  const others = new URLSearchParams(query);
  others.delete(CARD_QUERY.key);
  return ok({ isCard: true, others });
}

function draw([kind = '', name = '', ...rest]: readonly string[], query: URLSearchParams, path: string): DrawingResult {
  const gallery = Object.hasOwn(GALLERY_IMAGES, kind) ? GALLERY_IMAGES[kind] : undefined;
  if (gallery) return galleryImage(gallery, [name, ...rest], query, path);
  if (kind === 'moves') return movesImage([name, ...rest], query) ?? notFound(path);
  if (rest.length) return notFound(path);
  if (kind === 'maps') return mapImage(name, query);
  const family = familyNamed(kind);
  return family ? boardImage(family, name, query) : notFound(path);
}

/** The family with this name, in any spelling; undefined if the text is none of its own names. */
const familyNamed = (name: string): FamilySlug | undefined =>
  readFamilyName(name).find(({ isOwnName }) => isOwnName)?.family;

function galleryImage(
  gallery: GalleryImages,
  [name = '', part, ...rest]: readonly string[],
  query: URLSearchParams,
  path: string,
): DrawingResult {
  const unknown = refuseUnknownKeys(query, ['size']);
  if (unknown) return unknown;
  const width = readWidth(query, part === undefined ? gallery.width : PART_WIDTH);
  if (!width.ok) return width;
  const svg = part === undefined ? gallery.sheet(name) : gallery.part?.(name, part);
  return svg === undefined || rest.length ? notFound(path) : ok({ svg, width: width.value });
}

const notFound = (path: string) =>
  refuse(
    'unknown_path',
    `There is no picture at ${path.slice(0, 100)}.`,
    'Pictures are at /img/<family>/<variant>.svg, /img/maps/<share>.svg, /img/moves/<family>/<variant>/<piece>.svg, /img/boards/<id>.svg, /img/tiles/<set>.svg and /img/pieces/<set>.svg, or .png.',
  );

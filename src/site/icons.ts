// The sign of the site, a hexagon with five pips as on a die, in the forms that browsers ask for.

const HEXAGON = '<path d="M16 1 29 8.5v15L16 31 3 23.5v-15z" fill="#7a2e3a"/>';
const PIPS =
  '<g fill="#f6ead7"><circle cx="10.5" cy="10.5" r="2.4"/><circle cx="21.5" cy="10.5" r="2.4"/>' +
  '<circle cx="16" cy="16" r="2.4"/><circle cx="10.5" cy="21.5" r="2.4"/><circle cx="21.5" cy="21.5" r="2.4"/></g>';
const SIGN = HEXAGON + PIPS;

const svg = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** The sign in the header of pages. */
export const HEADER_ICON = svg('viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"', SIGN);

/** The sign for the tabs of browsers. */
export const TAB_ICON = svg('viewBox="0 0 32 32" width="32" height="32"', SIGN);

/** The sign on a ground that fills the picture, so that systems may cut it to a form of theirs. */
const TILE_ICON = svg(
  'viewBox="0 0 32 32" width="32" height="32"',
  `<path d="M0 0h32v32H0z" fill="#7a2e3a"/><g transform="translate(4.8 4.8) scale(.7)">${PIPS}</g>`,
);

/** Two files of a board, with men of several games on it: the picture of the site. */
const CARD_BOARD =
  '<path d="M0 0h400v400H0z" fill="#f0d9b5"/>' +
  '<path d="M0 0h100v100H0zM200 0h100v100H200zM100 100h100v100H100zM300 100h100v100H300zM0 200h100v100H0zM200 200h100v100H200zM100 300h100v100H100zM300 300h100v100H300z" fill="#b58863"/>' +
  '<g stroke="#2a211c" stroke-width="4"><circle cx="150" cy="150" r="36" fill="#f6ead7"/><circle cx="250" cy="250" r="36" fill="#2a211c"/>' +
  '<circle cx="350" cy="150" r="36" fill="#7a2e3a"/><circle cx="50" cy="250" r="36" fill="#f6ead7"/></g>';

/** The picture that goes with links to pages without a picture of their own. */
const SITE_CARD = svg(
  'viewBox="0 0 1200 630" width="1200" height="630"',
  `<path d="M0 0h1200v630H0z" fill="#fbf7f0"/><g transform="translate(110 95) scale(13.75)">${SIGN}</g><g transform="translate(660 115)">${CARD_BOARD}</g>`,
);

/** A picture of the site as PNG, which is painted from a drawing. */
export interface SitePicture {
  readonly path: string;
  readonly svg: string;
  readonly width: number;
  /** Whether the PNG is sent inside an ICO file. */
  readonly isIco?: boolean;
}

export const SITE_CARD_PATH = '/card.png';
export const TAB_ICON_PATH = '/favicon.svg';
const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** Icons of the installed site. One may be cut to a form that the system likes. */
export const APP_ICONS = [
  { path: '/icon-192.png', width: 192, purpose: 'any' },
  { path: '/icon-512.png', width: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', width: 512, purpose: 'maskable' },
] as const;

/** All pictures of the site that are painted. */
export const SITE_PICTURES: readonly SitePicture[] = [
  { path: SITE_CARD_PATH, svg: SITE_CARD, width: 1_200 },
  { path: '/favicon.ico', svg: TAB_ICON, width: 48, isIco: true },
  { path: TOUCH_ICON_PATH, svg: TILE_ICON, width: 180 },
  ...APP_ICONS.map(({ path, width, purpose }) => ({ path, width, svg: purpose === 'any' ? TAB_ICON : TILE_ICON })),
];

/** The elements of a page's head that name the icons. */
export const ICON_LINKS = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="${TAB_ICON_PATH}" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`;

import { blend, inkOn, markOn } from '../../../lib/contrast.ts';
import { SEAT_COLORS } from '../circuit-tokens.ts';
import type { Theme } from '../themes.ts';

/** Player colours in games with more than two players, in the same order as `SEAT_COLORS`. */
export const PLAYER_COLORS = ['red', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

/** Colours of materials by which a board is known; the same in every theme. */
const MATERIALS = { felt: '#2c7350', cloth: '#7b2232', gold: '#e6b944', azure: '#1c55b0' } as const;
type Material = keyof typeof MATERIALS;
const MATERIAL_TONES = Object.keys(MATERIALS) as Material[];

/** Colours of surfaces: colours of the theme, a material's or a player's colour. */
export const SURFACE_TONES = [
  ...(['plain', 'light', 'dark', 'wall', 'frame', 'ivory'] as const),
  ...MATERIAL_TONES,
  ...PLAYER_COLORS,
] as const;
export type SurfaceTone = (typeof SURFACE_TONES)[number];

/** Whether a tone is a player's colour. */
export const isPlayerColor = (tone: string): tone is PlayerColor => (PLAYER_COLORS as readonly string[]).includes(tone);

/** The colours of a player's disc. */
export const playerPaint = (color: PlayerColor): { fill: string; ink: string } =>
  SEAT_COLORS[PLAYER_COLORS.indexOf(color)]!;

/** Opacity of player colours on the board: surfaces are paler than pieces, which thus stand out. */
const PLAYER_OPACITY = 0.62;

/** SVG fill of a surface in a tone. */
export const toneFill = (theme: Theme, tone: SurfaceTone): { fill: string; 'fill-opacity'?: number } =>
  isPlayerColor(tone)
    ? { fill: playerPaint(tone).fill, 'fill-opacity': PLAYER_OPACITY }
    : { fill: solidFill(theme, tone) };

const isMaterial = (tone: string): tone is Material => Object.hasOwn(MATERIALS, tone);

function solidFill(theme: Theme, tone: Exclude<SurfaceTone, PlayerColor>): string {
  if (isMaterial(tone)) return MATERIALS[tone];
  return tone === 'ivory' ? theme.white.fill : theme[tone];
}

/** The colour that a surface in a tone has on the board. */
export function toneGround(theme: Theme, tone: SurfaceTone): string {
  const { fill, 'fill-opacity': opacity = 1 } = toneFill(theme, tone);
  return blend(fill, opacity, theme.plain);
}

/** The ink for words on a surface in a tone. */
export const inkOnTone = (theme: Theme, tone: SurfaceTone): string => inkOn(toneGround(theme, tone), theme.frame);

/** The colour of signs and borders on a surface in a tone. */
export const lineOnTone = (theme: Theme, tone: SurfaceTone): string => markOn(toneGround(theme, tone), theme.line);

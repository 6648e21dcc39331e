import { SEAT_COLORS } from '../circuit-tokens.ts';
import type { Theme } from '../themes.ts';

/** Colours of players of games with more than two, as the circuit has them. */
export const PLAYER_COLORS = ['red', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

/** What a surface is of: a wood of the theme, or a player's colour. */
export const TONES = ['plain', 'light', 'dark', 'wall', 'frame', 'ivory', ...PLAYER_COLORS] as const;
export type Tone = (typeof TONES)[number];

export const isPlayer = (tone: string): tone is PlayerColor => (PLAYER_COLORS as readonly string[]).includes(tone);

export const playerPaint = (color: PlayerColor): { fill: string; ink: string } =>
  SEAT_COLORS[PLAYER_COLORS.indexOf(color)]!;

/** Colours of players are thin on a board, so that their men stand out from them. */
const THIN = 0.62;

export const toneFill = (theme: Theme, tone: Tone): { fill: string; 'fill-opacity'?: number } =>
  isPlayer(tone)
    ? { fill: playerPaint(tone).fill, 'fill-opacity': THIN }
    : { fill: tone === 'ivory' ? theme.white.fill : theme[tone] };

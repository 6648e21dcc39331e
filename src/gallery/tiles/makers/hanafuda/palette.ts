/** Colours of the flower cards. */
export const INK = '#221d1c';
export const RED = '#c92a26';
export const YELLOW = '#f2b632';
export const GREEN = '#2c6a3c';
export const PALE_GREEN = '#8fbf6e';
export const VIOLET = '#6a479c';
export const BLUE = '#2f56a0';
export const BROWN = '#6a4327';
export const WHITE = '#fffdf8';
/** The card itself. */
export const PAPER = '#fbf3e0';

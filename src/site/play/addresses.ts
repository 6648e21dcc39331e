export const PLAY_ROOT = '/play';
export const ANALYSIS_ROOT = '/analysis';
export const EDITOR_ROOT = '/editor';

/** Path of the page on which a variant is played. */
export const playPath = (family: string, variant: string): string => `${PLAY_ROOT}/${family}/${variant}`;

/** Path of the page on which games of a variant are studied. */
export const analysisPath = (family: string, variant: string): string => `${ANALYSIS_ROOT}/${family}/${variant}`;

/** Path of the page on which positions of a variant are set up. */
export const editorPath = (family: string, variant: string): string => `${EDITOR_ROOT}/${family}/${variant}`;

/** Turns words into a slug for URLs and identifiers: `en-passant`. Removes accents and apostrophes. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

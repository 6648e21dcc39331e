/** `en-passant` of "En passant": words as they stand in addresses and identifiers. Accents and apostrophes are left out. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

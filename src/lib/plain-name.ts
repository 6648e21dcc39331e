/**
 * Reduces a name or id to the characters a-z and 0-9, so that case, hyphens, accents and signs do not matter. `×`
 * becomes x.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9]/g, '');

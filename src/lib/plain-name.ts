/** A name or an id without what people spell differently: case, hyphens, accents, signs; `×` is an x. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9]/g, '');

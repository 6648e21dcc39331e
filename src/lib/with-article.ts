/** Puts the indefinite article before a name: "a rook", "an amazon", "a unicorn". */
export const withArticle = (name: string): string => (/^[aeiou](?!ni)/i.test(name) ? `an ${name}` : `a ${name}`);

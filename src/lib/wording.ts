export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Makes a sentence of a text: with a capital, and a full stop unless it ends with one or with a question mark. */
export const toSentence = (text: string): string => capitalize(text) + (/[.?]$/.test(text) ? '' : '.');

/** Adds "a" or "an", chosen by the first letter. This is right for every piece name, such as "unicorn". */
export const withArticle = (name: string): string => (/^[aeiou](?!ni)/i.test(name) ? `an ${name}` : `a ${name}`);

/** A number with its noun: "1 move", "2 moves". */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Formats a bonus with its sign: `+2`, `+0`, `-1`. */
export const formatSigned = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);

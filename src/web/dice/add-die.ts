/** Dice with a button of their own, by number of sides. */
export const DIE_SIDES = [4, 6, 8, 10, 12, 20, 100] as const;

/** Adds a die to an expression: to the last dice if they are of the same kind, else as a term of its own. */
export function addDie(expression: string, sides: number): string {
  const text = expression.trim();
  if (!text) return `d${sides}`;
  const last = /(?<=^|[-+*/(, ])(\d{0,4})d(\d{1,4})$/.exec(text);
  if (!last || Number(last[2]) !== sides) return `${text}+d${sides}`;
  return `${text.slice(0, last.index)}${Number(last[1] || 1) + 1}d${sides}`;
}

/**
 * Whether traits meet the needs of a row or table: words with spaces between, all of which must hold. `a|b` holds if
 * either does, `!a` if the trait is not there.
 */
export const meets = (needs: string, traits: ReadonlySet<string>): boolean =>
  needs.split(' ').every((need) => need.split('|').some((trait) => holds(trait, traits)));

const holds = (trait: string, traits: ReadonlySet<string>): boolean =>
  trait.startsWith('!') ? !traits.has(trait.slice(1)) : traits.has(trait);

import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { content } from '../../src/roleplay/content.ts';

interface Harm {
  readonly hit: string;
  readonly damage: string;
  readonly type: string;
}

const { attacks, staples, rarelyLearned, useless } = content<{
  attacks: Record<string, Harm>;
  staples: string[];
  rarelyLearned: string[];
  useless: Record<string, string[]>;
}>('roleplay/5e/spell-choice');

const SAVES: Record<string, string> = { DEX: 'dexterity', CON: 'constitution', WIS: 'wisdom' };

/** What the text of a spell lacks of the attack that the list gives it. */
function missingFacts(name: string, { hit, damage, type }: Harm): string[] {
  const text = (entityCatalogueOf('5e').withName(name, 'spell')[0]?.text ?? '').toLowerCase();
  const roll = hit === 'sure' ? 'dart hits' : SAVES[hit] ? `${SAVES[hit]} sav` : `${hit} spell attack`;
  const dice = damage.split('+').map((part) => part.trim());
  return [roll, ...dice, ...type.split(' and ')].filter((fact) => !text.includes(fact));
}

describe('spell attacks of 5e', () => {
  it('have the roll, the dice and the damage type that the spell has', () => {
    const wrong = Object.entries(attacks).flatMap(([name, harm]) =>
      missingFacts(name, harm).map((fact) => `${name}: ${fact}`),
    );
    expect(wrong).toEqual([]);
  });

  it('and all spells that the choice prefers or avoids exist', () => {
    const names = [...staples, ...rarelyLearned, ...Object.values(useless).flat()];
    expect(names.filter((name) => !entityCatalogueOf('5e').withName(name, 'spell').length)).toEqual([]);
  });
});

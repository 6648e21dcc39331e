import { describe, expect, it } from 'vitest';
import { readEntityQuery } from './query.ts';

const from = (min: number, max = min) => ({ min, max });
const endless = Number.POSITIVE_INFINITY;

describe('a query for entities', () => {
  it.each([
    ['cr 1/4 forest', { challenge: from(0.25), words: 'forest' }],
    ['CR ½ swamp', { challenge: from(0.5), words: 'swamp' }],
    ['undead CR 5-8', { challenge: from(5, 8), words: 'undead' }],
    ['challenge rating under 2 beast', { challenge: from(0, 2), words: 'beast' }],
    ['level 3 wizard', { level: from(3), words: 'wizard' }],
    ['3rd level cleric spells', { level: from(3), words: 'cleric spells' }],
    ['9th-level spell', { level: from(9), words: 'spell' }],
    ['level 1 to 3 druid', { level: from(1, 3), words: 'druid' }],
    ['wizard cantrip', { level: from(0), words: 'wizard spell' }],
    ['uncommon ring under 500 gp', { price: from(0, 500), words: 'uncommon ring' }],
    ['armour over 1000 gold pieces', { price: from(1000, endless), words: 'armour' }],
    ['rope 1gp', { price: from(1), words: 'rope' }],
    ['goblin dungeon world', { system: 'dungeon-world', words: 'goblin' }],
    ['fiend in 5e', { system: '5e', words: 'fiend' }],
    ['cr 2 or less', { challenge: from(0, 2), words: '' }],
    ['cr5 undead', { challenge: from(5), words: 'undead' }],
    ['dragon cr 15+', { challenge: from(15, endless), words: 'dragon' }],
    ['cr between 5 and 8', { challenge: from(5, 8), words: '' }],
    ['forest beasts challange rating 1', { challenge: from(1), words: 'forest beasts' }],
    ['swamp monsters low cr', { challenge: from(0, 2), words: 'swamp monsters' }],
    ['high-level spells', { level: from(6, endless), words: 'spells' }],
    ['bard 2nd lvl', { level: from(2), words: 'bard' }],
    ['500 gp or less ring', { price: from(0, 500), words: 'ring' }],
    // what is not a figure stays
    ['low blow', { words: 'low blow' }],
    ['between 5', { words: 'between 5' }],
    ['level', { words: 'level' }],
    ['bag of 20 arrows', { words: 'bag of 20 arrows' }],
    ['star spawn', { words: 'star spawn' }],
    ['constructor toString', { words: 'constructor toString' }],
    ['', { words: '' }],
  ])('%s', (query, read) => expect(readEntityQuery(query)).toEqual(read));
});

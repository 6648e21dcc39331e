import { type Card, cardIdOf, type DeckType, splitIntoGlyphs } from '../card.ts';

/** Unicode card characters by suit. Unicode has a knight between jack and queen, which is skipped here. */
const GLYPHS = {
  clubs: '🃑🃒🃓🃔🃕🃖🃗🃘🃙🃚🃛🃝🃞',
  diamonds: '🃁🃂🃃🃄🃅🃆🃇🃈🃉🃊🃋🃍🃎',
  hearts: '🂱🂲🂳🂴🂵🂶🂷🂸🂹🂺🂻🂽🂾',
  spades: '🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫🂭🂮',
};

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];

const suit = ([suit, glyphs]: [string, string]): Card[] =>
  splitIntoGlyphs(glyphs).map((glyph, place) => {
    const name = `${RANKS[place]} of ${suit}`;
    return { id: cardIdOf(name), name, suit, rank: RANKS[place]!, value: place + 1, glyph };
  });

export const standard52: DeckType = {
  title: 'Standard 52-card deck',
  description:
    'The French-suited deck without jokers: four suits of thirteen. Value runs from 1 for the ace to 13 for the king; ' +
    'whether aces are high is for the game to say.',
  unit: 'card',
  faces: 'cards-52',
  suits: Object.keys(GLYPHS),
  ranks: RANKS,
  cards: Object.entries(GLYPHS).flatMap(suit),
};

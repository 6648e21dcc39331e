export interface Domain {
  readonly name: string;
  /** From level 1 to 9. */
  readonly spells: readonly string[];
}

export const DOMAINS: readonly Domain[] = [
  {
    name: 'Healing',
    spells: [
      'Cure light wounds',
      'Cure moderate wounds',
      'Cure serious wounds',
      'Cure critical wounds',
      'Breath of life',
      'Heal',
      'Regenerate',
      'Mass cure critical wounds',
      'Mass heal',
    ],
  },
  {
    name: 'Protection',
    spells: [
      'Sanctuary',
      'Shield other',
      'Protection from energy',
      'Spell immunity',
      'Spell resistance',
      'Antimagic field',
      'Repulsion',
      'Mind blank',
      'Prismatic sphere',
    ],
  },
  {
    name: 'Strength',
    spells: [
      'Enlarge person',
      "Bull's strength",
      'Magic vestment',
      'Spell immunity',
      'Righteous might',
      'Stoneskin',
      'Grasping hand',
      'Clenched fist',
      'Crushing hand',
    ],
  },
  {
    name: 'Travel',
    spells: [
      'Longstrider',
      'Locate object',
      'Fly',
      'Dimension door',
      'Teleport',
      'Find the path',
      'Greater teleport',
      'Phase door',
      'Astral projection',
    ],
  },
  {
    name: 'War',
    spells: [
      'Magic weapon',
      'Spiritual weapon',
      'Magic vestment',
      'Divine power',
      'Flame strike',
      'Blade barrier',
      'Power word blind',
      'Power word stun',
      'Power word kill',
    ],
  },
];

export interface Bloodline {
  readonly name: string;
  /** Of levels 1 to 9, known from level 3, 5 … 19. */
  readonly spells: readonly string[];
  readonly feats: readonly string[];
}

export const BLOODLINES: readonly Bloodline[] = [
  {
    name: 'arcane',
    spells: [
      'Identify',
      'Invisibility',
      'Dispel magic',
      'Dimension door',
      'Overland flight',
      'True seeing',
      'Greater teleport',
      'Power word stun',
      'Wish',
    ],
    feats: [
      'Combat casting',
      'Improved counterspell',
      'Improved initiative',
      'Iron will',
      'Scribe scroll',
      'Still spell',
    ],
  },
  {
    name: 'draconic',
    spells: [
      'Mage armor',
      'Resist energy',
      'Fly',
      'Fear',
      'Spell resistance',
      'Form of the dragon I',
      'Form of the dragon II',
      'Form of the dragon III',
      'Wish',
    ],
    feats: ['Blind-fight', 'Great fortitude', 'Improved initiative', 'Quicken spell', 'Toughness'],
  },
  {
    name: 'celestial',
    spells: [
      'Bless',
      'Resist energy',
      'Magic circle against evil',
      'Remove curse',
      'Flame strike',
      'Greater dispel magic',
      'Banishment',
      'Sunburst',
      'Gate',
    ],
    feats: ['Dodge', 'Extend spell', 'Iron will', 'Mobility', 'Weapon finesse'],
  },
];

/** Spells that those of the opposite mind are not granted. */
const OF_MIND: Readonly<Record<'good' | 'evil' | 'lawful' | 'chaotic', readonly string[]>> = {
  good: [
    'Protection from evil',
    'Magic circle against evil',
    'Holy smite',
    'Dispel evil',
    'Holy word',
    'Holy aura',
    'Consecrate',
    'Hallow',
    'Bless water',
    'Holy sword',
  ],
  evil: [
    'Protection from good',
    'Magic circle against good',
    'Unholy blight',
    'Dispel good',
    'Blasphemy',
    'Unholy aura',
    'Desecrate',
    'Unhallow',
    'Animate dead',
    'Create undead',
    'Create greater undead',
    'Death knell',
    'Contagion',
    'Curse water',
    'Symbol of pain',
  ],
  lawful: [
    'Protection from chaos',
    'Magic circle against chaos',
    "Order's wrath",
    'Dispel chaos',
    'Dictum',
    'Shield of law',
  ],
  chaotic: [
    'Protection from law',
    'Magic circle against law',
    'Chaos hammer',
    'Dispel law',
    'Word of chaos',
    'Cloak of chaos',
  ],
};

const OPPOSITES: Readonly<Record<string, keyof typeof OF_MIND>> = {
  good: 'evil',
  evil: 'good',
  lawful: 'chaotic',
  chaotic: 'lawful',
};

/** Whether a divine spell is granted to those of an alignment such as `lawful good`. */
export const isGranted = (spell: string, alignment: string): boolean =>
  !alignment.split(' ').some((word) => OPPOSITES[word] && OF_MIND[OPPOSITES[word]].includes(spell));

import type { Card } from '../../../../deck/card.ts';
import { DECKS_BY_SLUG, type DeckSlug } from '../../../../deck/decks.ts';
import { svgElement } from '../../../../lib/svg.ts';
import { drawLayers } from '../../../layers.ts';
import type { Tile, TileMaker } from '../../tile-set.ts';
import { APRIL_TO_JUNE } from './april-to-june.ts';
import { JANUARY_TO_MARCH } from './january-to-march.ts';
import { JULY_TO_SEPTEMBER } from './july-to-september.ts';
import { OCTOBER_TO_DECEMBER } from './october-to-december.ts';
import { PAPER } from './palette.ts';
import type { Scenes } from './scene.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Descriptions of what is on a card beside its plant, by the words after "with" in its name. */
const SHOWN: Readonly<Record<string, string>> = {
  crane: 'a crane under the red sun',
  'poetry ribbon': 'a red ribbon with writing',
  'red ribbon': 'a red ribbon without writing',
  'blue ribbon': 'a blue ribbon with white bands',
  'bush warbler': 'a bush warbler on a twig',
  curtain: 'a striped curtain',
  cuckoo: 'a cuckoo in flight under a crescent moon',
  bridge: 'a zigzag bridge of planks',
  butterflies: 'two butterflies',
  boar: 'a wild boar',
  moon: 'the full moon in a red sky',
  geese: 'three geese in flight',
  'sake cup': 'a red sake cup',
  deer: 'a stag',
  'rain man': 'a man with an umbrella at a stream, and a frog',
  swallow: 'a swallow in flight',
  phoenix: 'a phoenix in flight',
};

/** The storm on the only plain card of November. */
const STORM_CARD = 'plain willow';

function shownOn(name: string, plant: string): string {
  if (name === STORM_CARD) return 'a thunderstorm with lightning, rain and a drum';
  const beside = SHOWN[name.split(' with ')[1] ?? ''];
  return beside ?? `only the plant${name.endsWith('3') && plant === 'paulownia' ? ', over a golden band' : ''}`;
}

const WIDTH = 80;
const HEIGHT = 128;
const RIM = 4;

const SCENES: Scenes = { ...JANUARY_TO_MARCH, ...APRIL_TO_JUNE, ...JULY_TO_SEPTEMBER, ...OCTOBER_TO_DECEMBER };

/** Makes a tile for each flower card. */
export const makeHanafuda: TileMaker<{ deck: DeckSlug }> = ({ deck }) => DECKS_BY_SLUG[deck].cards.map(cardTile);

function cardTile({ id, name, suit = '', rank = '', value = 0, points = 0 }: Card): Tile {
  const scene = SCENES[id]!;
  return {
    ...{ id, name, count: 1 },
    text: `${MONTHS[value - 1]}, ${suit}, ${rank === 'plain' ? 'plain card' : rank}: ${shownOn(name, suit)}`,
    facts: { suit, rank, value, points, month: MONTHS[value - 1]! },
    width: WIDTH + 2 * RIM,
    height: HEIGHT + 2 * RIM,
    content: svgElement(
      'g',
      { transform: `translate(${RIM} ${RIM})`, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      svgElement('rect', { width: WIDTH, height: HEIGHT, fill: PAPER }) +
        scene.map(([drawing, ...places]) => drawLayers(drawing, ...places)).join('') +
        svgElement('rect', {
          ...{ x: -RIM / 2, y: -RIM / 2, width: WIDTH + RIM, height: HEIGHT + RIM, rx: 3 },
          ...{ fill: 'none', stroke: '#3a1a16', 'stroke-width': RIM },
        }),
    ),
  };
}

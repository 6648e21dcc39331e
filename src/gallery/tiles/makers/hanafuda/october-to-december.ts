import { MAPLE_BOUGH } from './branches.ts';
import { DEER, FROG, PHOENIX, SWALLOW } from './creatures.ts';
import { MIRRORED_CARD, ON_CARD, RIBBON, type Scenes } from './scene.ts';
import { BLUE_RIBBON, DRUM, GOLDEN_GROUND, RAIN_MAN, RED_RIBBON, STORM, STREAM } from './things.ts';
import { OLIVE_MAPLE, ORANGE_MAPLE, PAULOWNIA_LEAF, PAULOWNIA_SPIKE, RED_MAPLE, WILLOW } from './trees.ts';

export const OCTOBER_TO_DECEMBER: Scenes = {
  'maple-with-deer': [
    [MAPLE_BOUGH, ON_CARD],
    [ORANGE_MAPLE, [28, 18, 1.1], [68, 44]],
    [RED_MAPLE, [50, 38, 1.1], [66, 14]],
    [DEER, [48, 124]],
  ],
  'maple-with-blue-ribbon': [
    [MAPLE_BOUGH, ON_CARD],
    [RED_MAPLE, [18, 48, 1.2], [62, 112, 1.2], [60, 78]],
    [ORANGE_MAPLE, [30, 18, 1.1], [66, 46, 1.1]],
    [OLIVE_MAPLE, [17, 104, 1.2]],
    [BLUE_RIBBON, RIBBON],
  ],
  'plain-maple-1': [
    [MAPLE_BOUGH, ON_CARD],
    [RED_MAPLE, [20, 54, 1.3], [56, 50, 1.2], [28, 110, 1.3]],
    [ORANGE_MAPLE, [32, 18, 1.2], [58, 86, 1.3]],
    [OLIVE_MAPLE, [65, 17], [22, 82]],
  ],
  'plain-maple-2': [
    [MAPLE_BOUGH, MIRRORED_CARD],
    [RED_MAPLE, [22, 22, 1.2], [60, 60, 1.3], [56, 112, 1.2]],
    [ORANGE_MAPLE, [24, 54, 1.3], [24, 108, 1.3]],
    [OLIVE_MAPLE, [56, 22, 1.1], [42, 86, 1.2]],
  ],
  'willow-with-rain-man': [
    [WILLOW, [10, -1, 0.6], [34, -2, 0.4], [52, -1, 0.5], [70, -1, 0.9]],
    [STREAM, ON_CARD],
    [RAIN_MAN, [46, 100]],
    [FROG, [18, 112]],
  ],
  'willow-with-swallow': [
    [WILLOW, [14, -1, 1.2], [34, -2, 0.7], [54, -1, 0.6], [70, -2, 1.2]],
    [SWALLOW, [42, 88, 1, 50]],
  ],
  'willow-with-red-ribbon': [
    [WILLOW, [12, -1, 1.2], [28, -2, 0.9], [56, -1, 1.1], [70, -2, 1.2]],
    [RED_RIBBON, RIBBON],
  ],
  'plain-willow': [
    [STORM, ON_CARD],
    [DRUM, [24, 22]],
    [WILLOW, [68, -1, 0.7]],
  ],
  'paulownia-with-phoenix': [
    [PAULOWNIA_SPIKE, [12, 98, 0.9], [32, 102, 0.8]],
    [PHOENIX, [38, 46]],
    [PAULOWNIA_LEAF, [22, 98, 0.8], [58, 98, 0.8]],
    [PAULOWNIA_LEAF, [40, 94, 0.9]],
  ],
  'plain-paulownia-1': [
    [PAULOWNIA_SPIKE, [15, 70, 1.1], [40, 62, 1.3], [65, 70, 1.1]],
    [PAULOWNIA_LEAF, [24, 78], [56, 78]],
    [PAULOWNIA_LEAF, [40, 74, 1.3]],
  ],
  'plain-paulownia-2': [
    [PAULOWNIA_SPIKE, [24, 56, 1.2], [56, 56, 1.2]],
    [PAULOWNIA_LEAF, [24, 66, 1, 20], [56, 66, 1, -20]],
    [PAULOWNIA_LEAF, [40, 72, 1.4]],
  ],
  'plain-paulownia-3': [
    [GOLDEN_GROUND, ON_CARD],
    [PAULOWNIA_SPIKE, [15, 58], [40, 50, 1.2], [65, 58]],
    [PAULOWNIA_LEAF, [24, 64], [56, 64]],
    [PAULOWNIA_LEAF, [40, 60, 1.2]],
  ],
};

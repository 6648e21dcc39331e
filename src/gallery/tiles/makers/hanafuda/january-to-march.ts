import { CHERRY_BOUGH, PERCH, PINE_BOUGH, PINE_TRUNK, PLUM_TREE, PLUM_TWIG } from './branches.ts';
import { BUSH_WARBLER, CRANE } from './creatures.ts';
import { MIRRORED_CARD, ON_CARD, RIBBON, type Scenes, TURNED_CARD } from './scene.ts';
import { CURTAIN, POETRY_RIBBON, SUN } from './things.ts';
import { CHERRY, CHERRY_LEAF, PINE, PLUM, PLUM_BUD } from './trees.ts';

export const JANUARY_TO_MARCH: Scenes = {
  'pine-with-crane': [
    [SUN, [56, 26]],
    [PINE, [16, 100, 1.1], [60, 104, 1.2]],
    [CRANE, [40, 106, 0.95]],
    [PINE, [38, 116, 1.3]],
    [PINE, [17, 125, 1.2], [62, 125, 1.2]],
  ],
  'pine-with-poetry-ribbon': [
    [PINE_TRUNK, ON_CARD],
    [PINE, [18, 84, 1.2], [60, 76, 1.2], [28, 48, 1.2], [54, 34, 1.3], [62, 112, 1.1], [18, 118, 1.1]],
    [POETRY_RIBBON, RIBBON],
  ],
  'plain-pine-1': [
    [PINE_TRUNK, ON_CARD],
    [PINE, [19, 84, 1.2], [60, 72, 1.2], [28, 48, 1.2], [54, 32, 1.3], [60, 108, 1.2], [18, 120, 1.1]],
  ],
  'plain-pine-2': [
    [PINE_BOUGH, ON_CARD],
    [PINE, [48, 18, 1.3], [20, 46, 1.3], [60, 42, 1.2], [42, 68, 1.3], [20, 96, 1.3], [60, 94, 1.2], [40, 121, 1.4]],
  ],
  'plum-with-bush-warbler': [
    [PLUM_TWIG, ON_CARD],
    [PERCH, ON_CARD],
    [PLUM, [22, 46, 1.2], [52, 74, 1.2], [34, 108, 1.2], [20, 80, 1.2], [62, 112]],
    [PLUM_BUD, [68, 82], [13, 104], [34, 62], [72, 58]],
    [BUSH_WARBLER, [49, 36, 1.1]],
  ],
  'plum-with-poetry-ribbon': [
    [PLUM_TREE, ON_CARD],
    [PLUM, [13, 42, 1.1], [36, 24, 1.2], [62, 18, 1.1], [69, 44, 1.1], [14, 72], [63, 104, 1.1], [66, 74]],
    [PLUM_BUD, [14, 100], [50, 112]],
    [POETRY_RIBBON, RIBBON],
  ],
  'plain-plum-1': [
    [PLUM_TREE, ON_CARD],
    [PLUM, [13, 40, 1.2], [36, 24, 1.2], [61, 18, 1.2], [68, 44, 1.1], [17, 72], [50, 64, 1.2], [46, 98, 1.2]],
    [PLUM_BUD, [32, 112], [52, 40], [66, 82], [12, 100]],
  ],
  'plain-plum-2': [
    [PLUM_TWIG, MIRRORED_CARD],
    [PLUM, [56, 48, 1.2], [30, 66, 1.2], [46, 110, 1.2], [62, 82, 1.2], [18, 96, 1.2], [26, 28, 1.2]],
    [PLUM_BUD, [46, 84], [70, 108], [62, 22], [16, 54]],
  ],
  'cherry-with-curtain': [
    [CHERRY_BOUGH, ON_CARD],
    [CHERRY_LEAF, [30, 14], [66, 30, 1, 120]],
    [CHERRY, [17, 42, 1.1], [40, 52, 1.1], [63, 46, 1.1], [14, 15], [54, 17, 1.1], [34, 29]],
    [CURTAIN, ON_CARD],
  ],
  'cherry-with-poetry-ribbon': [
    [CHERRY_BOUGH, ON_CARD],
    [CHERRY_LEAF, [30, 14], [66, 30, 1, 120]],
    [CHERRY, [17, 40, 1.1], [64, 48, 1.1], [14, 14], [54, 16, 1.1], [64, 106, 1.2], [16, 90, 1.1], [36, 114]],
    [POETRY_RIBBON, RIBBON],
  ],
  'plain-cherry-1': [
    [CHERRY_BOUGH, ON_CARD],
    [CHERRY_LEAF, [30, 14], [66, 30, 1, 120]],
    [CHERRY, [18, 42, 1.2], [42, 52, 1.2], [65, 46, 1.1], [14, 14], [54, 16, 1.1], [33, 28]],
    [CHERRY, [22, 80, 1.2], [58, 82, 1.2], [36, 110, 1.2]],
  ],
  'plain-cherry-2': [
    [CHERRY_BOUGH, TURNED_CARD],
    [CHERRY_LEAF, [50, 112], [14, 98, 1, 220]],
    [CHERRY, [62, 86, 1.2], [38, 76, 1.2], [16, 80, 1.1], [65, 113], [26, 111, 1.1], [48, 101]],
    [CHERRY, [56, 48, 1.2], [22, 40, 1.2], [52, 18, 1.1]],
  ],
};

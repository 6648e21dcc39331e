import { BOAR, GOOSE } from './creatures.ts';
import {
  CHRYSANTHEMUM,
  CHRYSANTHEMUM_LEAF,
  CLOVER_FLOWERS,
  CLOVER_LEAVES,
  GRASS,
  HILL,
  STALK,
  SUSUKI,
  WHITE_MOON,
} from './flowers.ts';
import { ON_CARD, RIBBON, type Scenes } from './scene.ts';
import { BLUE_RIBBON, RED_RIBBON, RED_SKY, SAKE_CUP } from './things.ts';

export const JULY_TO_SEPTEMBER: Scenes = {
  'bush-clover-with-boar': [
    [CLOVER_LEAVES, [8, 66, 1.1], [72, 54, 1, 0, true]],
    [CLOVER_FLOWERS, [8, 66, 1.1], [72, 54, 1, 0, true]],
    [BOAR, [42, 96]],
  ],
  'bush-clover-with-red-ribbon': [
    [CLOVER_LEAVES, [10, 70, 1.2], [10, 124, 1.2], [70, 100, 1.1, 0, true]],
    [CLOVER_FLOWERS, [10, 70, 1.2], [10, 124, 1.2], [70, 100, 1.1, 0, true]],
    [RED_RIBBON, RIBBON],
  ],
  'plain-bush-clover-1': [
    [CLOVER_LEAVES, [10, 58, 1.2], [70, 92, 1.2, 0, true], [10, 126, 1.2]],
    [CLOVER_FLOWERS, [10, 58, 1.2], [70, 92, 1.2, 0, true], [10, 126, 1.2]],
  ],
  'plain-bush-clover-2': [
    [CLOVER_LEAVES, [70, 60, 1.2, 0, true], [10, 94, 1.2], [68, 126, 1.1, 0, true]],
    [CLOVER_FLOWERS, [70, 60, 1.2, 0, true], [10, 94, 1.2], [68, 126, 1.1, 0, true]],
  ],
  'susuki-grass-with-moon': [
    [RED_SKY, ON_CARD],
    [WHITE_MOON, [40, 34]],
    [SUSUKI, [14, 92, 0.7], [68, 92, 0.7, 0, true]],
    [HILL, ON_CARD],
  ],
  'susuki-grass-with-geese': [
    [SUSUKI, [12, 92, 0.7], [69, 92, 0.7, 0, true]],
    [GOOSE, [24, 20], [54, 30], [28, 46]],
    [HILL, ON_CARD],
  ],
  'plain-susuki-grass-1': [
    [SUSUKI, [20, 82], [44, 72, 0.9], [60, 80]],
    [GRASS, [32, 74], [58, 74]],
    [HILL, ON_CARD],
  ],
  'plain-susuki-grass-2': [
    [SUSUKI, [34, 72, 1, 0, true], [64, 82, 1, 0, true]],
    [GRASS, [20, 82], [50, 72]],
    [HILL, ON_CARD],
  ],
  'chrysanthemum-with-sake-cup': [
    [CHRYSANTHEMUM_LEAF, [20, 74, 1, -30], [60, 76, 1, 30], [40, 44]],
    [CHRYSANTHEMUM, [23, 34, 1.1], [57, 42, 1.1]],
    [SAKE_CUP, [40, 98, 1.2]],
  ],
  'chrysanthemum-with-blue-ribbon': [
    [CHRYSANTHEMUM_LEAF, [20, 122, 1.2, -20], [58, 80, 1.1, 35], [20, 86, 1.1, -30]],
    [CHRYSANTHEMUM, [22, 34, 1.2], [58, 104, 1.2]],
    [BLUE_RIBBON, RIBBON],
  ],
  'plain-chrysanthemum-1': [
    [STALK, [30, 128, 1.2], [56, 128]],
    [CHRYSANTHEMUM_LEAF, [28, 116, 1, -50], [55, 118, 1, 50], [30, 84, 1, -60], [56, 92, 1, 40]],
    [CHRYSANTHEMUM, [29, 40, 1.5], [56, 72, 1.2]],
  ],
  'plain-chrysanthemum-2': [
    [STALK, [48, 128, 1.3], [24, 128]],
    [CHRYSANTHEMUM_LEAF, [26, 118, 1, -45], [52, 118, 1, 45], [50, 92, 1, 50]],
    [CHRYSANTHEMUM, [51, 36, 1.4], [26, 74, 1.3]],
  ],
};

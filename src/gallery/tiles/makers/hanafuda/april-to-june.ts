import { BUTTERFLY, CUCKOO } from './creatures.ts';
import { IRIS, IRIS_LEAVES, IRIS_STALK, PEONY, PEONY_BUD, PEONY_LEAF, WISTERIA, WISTERIA_LEAF } from './flowers.ts';
import { ON_CARD, RIBBON, type Scenes } from './scene.ts';
import { BLUE_RIBBON, BRIDGE, CRESCENT, RED_RIBBON, WATER } from './things.ts';

export const APRIL_TO_JUNE: Scenes = {
  'wisteria-with-cuckoo': [
    [CRESCENT, [60, 66]],
    [WISTERIA_LEAF, [14, -1], [42, -3], [68, -1]],
    [WISTERIA, [26, 4], [56, 0, 0.9], [8, 16, 0.9]],
    [CUCKOO, [38, 100]],
  ],
  'wisteria-with-red-ribbon': [
    [WISTERIA_LEAF, [22, -2], [60, -2]],
    [WISTERIA, [12, 12, 1.15], [68, 24, 1.2], [62, 0, 0.8]],
    [WISTERIA, [40, 4]],
    [RED_RIBBON, [41, 80, 1, 8]],
  ],
  'plain-wisteria-1': [
    [WISTERIA_LEAF, [14, -1], [42, -3], [68, -1]],
    [WISTERIA, [14, 22, 1.15], [40, 40, 1.2], [66, 26, 1.15], [27, 8], [54, 6]],
  ],
  'plain-wisteria-2': [
    [WISTERIA_LEAF, [26, -2, 1, 20], [58, -2, 1, -15]],
    [WISTERIA, [13, 12, 1.15], [36, 30, 1.2], [62, 58, 1.2], [66, 6, 1.1], [48, 4, 0.9]],
  ],
  'iris-with-bridge': [
    [IRIS_LEAVES, [20, 112, 1.2], [58, 108, 1.2, 0, true]],
    [IRIS_STALK, [30, 44], [56, 34]],
    [IRIS, [30, 44, 1.2], [56, 26, 1.2]],
    [WATER, ON_CARD],
    [BRIDGE, ON_CARD],
  ],
  'iris-with-red-ribbon': [
    [IRIS_LEAVES, [18, 129, 1.2], [60, 129, 1.2, 0, true]],
    [IRIS_STALK, [19, 58], [63, 58]],
    [IRIS, [19, 44, 1.2], [61, 56, 1.2]],
    [RED_RIBBON, RIBBON],
  ],
  'plain-iris-1': [
    [IRIS_LEAVES, [20, 129, 1.2], [58, 129, 1.3, 0, true]],
    [IRIS_STALK, [24, 58], [56, 34], [56, 58]],
    [IRIS, [24, 60, 1.3], [56, 34, 1.3]],
  ],
  'plain-iris-2': [
    [IRIS_LEAVES, [24, 129, 1.3, 0, true], [54, 129, 1.2]],
    [IRIS_STALK, [28, 34], [28, 58], [56, 58]],
    [IRIS, [27, 36, 1.3], [57, 72, 1.2]],
  ],
  'peony-with-butterflies': [
    [PEONY_LEAF, [26, 124, 1.1, -35], [54, 124, 1.1, 35], [58, 92, 1, 60], [22, 92, 1, -60]],
    [PEONY, [40, 88, 1.2]],
    [BUTTERFLY, [26, 30, 1.1, -20], [59, 42, 0.9, 25]],
  ],
  'peony-with-blue-ribbon': [
    [PEONY_LEAF, [24, 122, 1.2, -25], [56, 64, 1.1, 45], [52, 122, 1.1, 10], [24, 70, 1.1, -50]],
    [PEONY, [27, 34], [55, 92]],
    [BLUE_RIBBON, RIBBON],
  ],
  'plain-peony-1': [
    [PEONY_LEAF, [24, 124, 1.2, -25], [54, 126, 1.1, 10], [60, 54, 1, 40], [22, 76, 1.1, -45]],
    [PEONY, [34, 38, 1.2], [53, 88, 1.1]],
  ],
  'plain-peony-2': [
    [PEONY_LEAF, [24, 66, 1.1, -30], [56, 68, 1.1, 30], [22, 112, 1.1, -60], [58, 112, 1.1, 60], [40, 127, 1.1]],
    [PEONY, [40, 84, 1.3]],
    [PEONY_BUD, [24, 30, 1.2], [57, 36]],
  ],
};

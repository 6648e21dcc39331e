export { readTable, worstCalls } from './calls.mjs';
export { climbTool, isWorse } from './climb.mjs';
export { measureCall } from './measure.mjs';
export { Random } from './random.mjs';
export { collectVocabulary, enumerateCalls } from './vocabulary.mjs';

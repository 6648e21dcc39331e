export { judgeAnswer } from './judge.mjs';
export { hostileCalls } from './make-call.mjs';

import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('xiangqi', [0, 1]);

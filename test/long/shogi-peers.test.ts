import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('shogi', [0, 1]);

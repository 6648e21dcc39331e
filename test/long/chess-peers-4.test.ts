import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('chess', [3, 4]);

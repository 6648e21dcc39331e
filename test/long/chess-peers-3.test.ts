import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('chess', [2, 4]);

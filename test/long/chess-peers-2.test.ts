import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('chess', [1, 4]);

import { agreeAtLength } from '../fuzz/peer-suite.ts';

agreeAtLength('chess', [0, 4]);

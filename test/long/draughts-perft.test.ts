import { describe } from 'vitest';
import { countStarts } from '../perft/draughts-counts.ts';

describe('great published counts of draughts', () => countStarts(300_000, 300_000_000, 3_600_000));

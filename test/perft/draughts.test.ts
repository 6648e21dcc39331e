import { describe } from 'vitest';
import { countStarts } from './draughts-counts.ts';

describe('published counts of draughts', () => countStarts(0, 300_000, 60_000));

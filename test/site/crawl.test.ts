import { describe } from 'vitest';
import { declareLaws } from './crawl-laws.ts';

// The whole site is read by test/long/crawl.test.ts.
describe('the site, with a sample of its creatures, spells and items', () => declareLaws(20, 1_500));

import { describe } from 'vitest';
import { declareLaws } from '../site/crawl-laws.ts';

describe('the whole site', () => declareLaws(1, 7_500));

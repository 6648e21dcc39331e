import { makeContentReader } from '../lib/content.ts';
import { CONTENT } from './content.generated.ts';

export const { content } = makeContentReader(CONTENT);

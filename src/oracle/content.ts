import { makeContentReader } from '../lib/content.ts';
import { CONTENT, type ContentName } from './content.generated.ts';

export type { ContentName };
export const { content, contentIn } = makeContentReader(CONTENT);

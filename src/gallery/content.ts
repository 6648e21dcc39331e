import { makeContentReader as filesOf } from '../lib/content.ts';
import { CONTENT } from './content.generated.ts';

export const { content, contentIn } = filesOf(CONTENT);

import { CONTENT, type ContentName } from './content.generated.ts';

const parsed = new Map<ContentName, unknown>();

/** A file of `content/`, parsed when first asked for. That it has the shape that its reader expects is for tests. */
export function content<Shape>(name: ContentName): Shape {
  if (!parsed.has(name)) parsed.set(name, JSON.parse(CONTENT[name]));
  return parsed.get(name) as Shape;
}

/** The names of a folder's files. */
export const contentOf = (folder: string): ContentName[] =>
  (Object.keys(CONTENT) as ContentName[]).filter((name) => name.startsWith(`${folder}/`));

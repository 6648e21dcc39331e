/** Files of `content/` as a build step put them into a module: by name, JSON parsed when first asked for. */
export function contentOf<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const parsed = new Map<Name, unknown>();
  return {
    /** A file. That it has the shape that its reader expects is for tests. */
    content<Shape>(name: Name): Shape {
      if (!parsed.has(name)) parsed.set(name, JSON.parse(texts[name]));
      return parsed.get(name) as Shape;
    },
    /** A file that is no JSON. */
    text: (name: Name): string => texts[name],
    /** The names of a folder's files. */
    contentIn: (folder: string): Name[] =>
      (Object.keys(texts) as Name[]).filter((name) => name.startsWith(`${folder}/`)),
  };
}

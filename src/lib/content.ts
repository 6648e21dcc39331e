/** Files of `content/` as a build step put them into a module: JSON by name, parsed when first asked for. */
export function contentOf<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const parsed = new Map<Name, unknown>();
  return {
    /** A file. That it has the shape that its reader expects is for tests. */
    content<Shape>(name: Name): Shape {
      if (!parsed.has(name)) parsed.set(name, JSON.parse(texts[name]));
      return parsed.get(name) as Shape;
    },
    /** The names of a folder's files. */
    contentIn: (folder: string): Name[] =>
      (Object.keys(texts) as Name[]).filter((name) => name.startsWith(`${folder}/`)),
  };
}

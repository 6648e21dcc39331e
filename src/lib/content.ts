/** Gives access by name to the files of `content/` that the build put into a module. JSON is parsed on first use. */
export function makeContentReader<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const parsed = new Map<Name, unknown>();
  return {
    /** A parsed JSON file. Its shape is not checked here: tests do that. */
    content<Shape>(name: Name): Shape {
      if (!parsed.has(name)) parsed.set(name, JSON.parse(texts[name]));
      return parsed.get(name) as Shape;
    },
    /** The text of a file that is not JSON. */
    text: (name: Name): string => texts[name],
    /** Names of the files in a folder. */
    contentIn: (folder: string): Name[] =>
      (Object.keys(texts) as Name[]).filter((name) => name.startsWith(`${folder}/`)),
  };
}

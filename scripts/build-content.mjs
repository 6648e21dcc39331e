// Compiles authored content to modules, so that a room reads it without a file system: in a browser, at the edge, in the
// package. Each room named below gets the JSON and Markdown files of its folders as one module of strings, read at first use.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which folders of `content/` a room reads: of `oracles/*` all that are in it, of `rules/**` those below them too. */
const ROOMS = {
  tabletop: ['epic4', 'epic4/expansions', 'jams', 'nukes', 'ringquest', 'scores', 'timers'],
  oracle: ['oracles/*', 'recipes'],
  entity: ['entities', 'entities/*'],
  gallery: ['boards', 'flagged-boards', 'pieces', 'tiles'],
  puzzle: ['puzzles', 'puzzles/variants'],
  roleplay: ['roleplay', 'roleplay/*'],
  sheet: ['sheets'],
  rulebook: ['rules/**'],
  site: ['site'],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const moduleAt = (room) => join(root, 'src', room, 'content.generated.ts');

export const hasContent = () => Object.keys(ROOMS).every((room) => existsSync(moduleAt(room)));

export function buildContent() {
  for (const [room, folders] of Object.entries(ROOMS))
    write(moduleAt(room), moduleOf(folders.flatMap(spread).flatMap(filesIn)));
}

function spread(folder) {
  if (folder.endsWith('/**')) return deep(folder.slice(0, -'/**'.length));
  return folder.endsWith('/*') ? within(folder.slice(0, -'/*'.length)) : [folder];
}

const deep = (folder) => [folder, ...within(folder).flatMap(deep)];

const within = (folder) =>
  readdirSync(join(root, 'content', folder), { withFileTypes: true })
    .filter((inner) => inner.isDirectory())
    .map((inner) => `${folder}/${inner.name}`)
    .sort();

/** What becomes of a file, by its ending. */
const READERS = { '.json': compact, '.md': (path) => readFileSync(join(root, path), 'utf8') };

/** `{ name: 'timers/chess', text }` for each file of a folder. */
function filesIn(folder) {
  const files = readdirSync(join(root, 'content', folder)).filter((file) => extname(file) in READERS);
  return files.sort().map((file) => ({
    name: `${folder}/${basename(file, extname(file))}`,
    text: READERS[extname(file)](join('content', folder, file)),
  }));
}

/** JSON without its blanks, or an error that names the file. */
function compact(path) {
  try {
    return JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8')));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}

function moduleOf(files) {
  const names = files.map(({ name }) => `'${name}'`);
  const entries = files.map(({ name, text }) => `  '${name}': ${quoted(text)},`);
  return `// Made from content/ by scripts/build-content.mjs.

export type ContentName = ${names.join(' | ')};

export const CONTENT: Readonly<Record<ContentName, string>> = {
${entries.join('\n')}
};
`;
}

/** In single quotes, so that those of the JSON stay as they are. */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Written aside and then moved, so that a process that reads it meanwhile gets the old one whole. */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}`;
  writeFileSync(made, text);
  renameSync(made, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildContent();

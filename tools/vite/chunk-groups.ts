import { build, type InlineConfig, type Rolldown } from 'vite';
import { join, type Part } from './chunk-part.ts';
import { joinSmallChunks } from './join-small-chunks.ts';
import { BUNDLE_PATHS } from './label-bundles.ts';

/** Dynamic imports of the first view; paths within the workspace. */
export interface FirstView {
  /** Imported as soon as the app starts: their modules belong to the frame. */
  readonly calls: readonly string[];
  /** Code that these screens share with others belongs to the frame if at least this many entries reach it. */
  readonly screens: readonly { readonly path: string; readonly sharedBy: number }[];
  /** Dynamic imports that are loaded as one. */
  readonly together: readonly Together[];
  /** Names of screens and of `together` that must load almost no unused code, however small their chunks are. */
  readonly sparing: readonly string[];
}

interface Together {
  /** Name of their common entry; `$1` is a group of `paths`. */
  readonly name: string;
  readonly paths: RegExp;
  /** Whether it includes what it shares with others, except the first view: every page loads it. */
  readonly withShared?: boolean;
  /** Whether nothing is merged into it, however small it is. */
  readonly isAlone?: boolean;
}

type Chunk = Rolldown.OutputChunk;

/** Chunk of every page; as an entry: the app's start. */
export const FRAME = 'frame';

/** Chunk of the frame's libraries: a separate task at page start, and unchanged by most updates. */
const LIBRARIES = 'libraries';

/** Chunk of the libraries below the components: `core`, `i18n`, `api-client`, `session`; a separate task too. */
const GROUND = 'ground';

/** Cost of one more request, in compressed bytes. */
const REQUEST = 2_500;

/** Compressed size below which code of a first screen costs less in the frame than the headers of a request. */
const TOO_SMALL = 1_000;

/**
 * What compression leaves of a chunk's length. Compressed by themselves, small chunks add up to a third more than what they
 * weigh as parts of one.
 */
const COMPRESSED = 0.32;

/** Compressed size of a chunk as a part of a larger one. */
const sizeOf = ({ code }: Chunk) => Math.round(code.length * COMPRESSED);

/** Whether a chunk is an entry: the app's start, or a dynamic import. */
const isLoaded = ({ isEntry, isDynamicEntry }: Chunk) => isEntry || isDynamicEntry;

/** Adds a chunk and all it statically imports, except for other entries: they were loaded before it. */
function addFiles(file: string, chunks: ReadonlyMap<string, Chunk>, files = new Set<string>()) {
  files.add(file);
  for (const next of chunks.get(file)?.imports ?? []) {
    const chunk = chunks.get(next);
    if (chunk && !isLoaded(chunk) && !files.has(next)) addFiles(next, chunks, files);
  }
  return files;
}

const isAt = ({ facadeModuleId }: Chunk, path: string) => facadeModuleId?.endsWith(`/${path}`);

/** Returns the name of the entry that loads a chunk. */
function entryName(chunk: Chunk, { calls, screens, together }: FirstView): string {
  if (chunk.isEntry || calls.some((path) => isAt(chunk, path))) return FRAME;
  const screen = screens.find(({ path }) => isAt(chunk, path));
  if (screen) return screen.path;
  const path = chunk.facadeModuleId ?? '';
  const group = together.find(({ paths }) => paths.test(path));
  return group ? path.replace(group.paths, group.name) : chunk.fileName;
}

/** Throws if a path of `first` is not imported dynamically. */
function checkPaths(loaded: readonly Chunk[], { calls, screens, together }: FirstView): void {
  for (const path of [...calls, ...screens.map((screen) => screen.path)])
    if (!loaded.some((chunk) => isAt(chunk, path)))
      throw new Error(`${path} is not imported dynamically`);
  for (const { name, paths } of together)
    if (!loaded.some(({ facadeModuleId }) => paths.test(facadeModuleId ?? '')))
      throw new Error(`nothing of ${name} is imported dynamically`);
}

/** Whether one of the first screens loads a chunk that is widely shared or too small for a request. */
const belongsToFrame = (entries: ReadonlySet<string>, chunk: Chunk, { screens }: FirstView) =>
  screens.some(
    ({ path, sharedBy }) =>
      entries.has(path) &&
      (entries.size >= sharedBy || (entries.size > 1 && sizeOf(chunk) < TOO_SMALL)),
  );

/** Names of the entries that load each file. */
function entriesOf(built: readonly Chunk[], first: FirstView): Map<string, Set<string>> {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Map<string, Set<string>>(built.map(({ fileName }) => [fileName, new Set()]));
  for (const chunk of built.filter(isLoaded))
    for (const file of addFiles(chunk.fileName, chunks))
      reached.get(file)?.add(entryName(chunk, first));
  for (const chunk of built) {
    const entries = reached.get(chunk.fileName);
    if (entries && belongsToFrame(entries, chunk, first)) entries.add(FRAME);
  }
  return reached;
}

/**
 * Returns the group of `together` that a part belongs to as a whole; parts shared with the first view stay separate.
 */
function wholeOf(entries: ReadonlySet<string>, { screens, together }: FirstView) {
  const names = [...entries];
  const isFirst = (name: string) => name === FRAME || screens.some(({ path }) => path === name);
  if (names.some(isFirst)) return undefined;
  const shared = together.find(({ name, withShared }) => withShared && entries.has(name));
  const [only] = names;
  return shared?.name ?? (names.length === 1 && !only?.includes('.') ? only : undefined);
}

/**
 * Returns the parts of an app from a build without groups, where a chunk contains what the same entries reach after
 * tree shaking. Throws if a path of `first` is not imported dynamically.
 */
export function partsOf(built: readonly Chunk[], first: FirstView): Part[] {
  checkPaths(built.filter(isLoaded), first);
  const reached = entriesOf(built, first);
  return built.map((chunk) => {
    const { fileName, imports, moduleIds } = chunk;
    const entries = reached.get(fileName) ?? new Set<string>();
    const whole = wholeOf(entries, first);
    return {
      name: whole ?? chunk.name,
      ids: moduleIds,
      size: sizeOf(chunk),
      entries,
      files: [fileName],
      imports,
      isWhole:
        moduleIds.some((id) => BUNDLE_PATHS.test(id)) ||
        first.together.some(({ name, isAlone }) => isAlone && name === whole),
    };
  });
}

/** Returns the bytes saved by merging two parts: the saved requests minus the unused code that entries would load. */
function gainOf(one: Part, other: Part): number {
  const both = [...one.entries].filter((entry) => other.entries.has(entry)).length;
  const inVain = one.size * (other.entries.size - both) + other.size * (one.entries.size - both);
  return both * REQUEST - inVain;
}

/** Whether all entries of both already load the imports of either; otherwise they would load unused code. */
function mayJoin(one: Part, other: Part, parts: readonly Part[]): boolean {
  const { imports, entries } = join(one, other);
  const needed = parts.filter(
    (part) => part !== one && part !== other && part.files.some((file) => imports.includes(file)),
  );
  return needed.every((part) => [...entries].every((entry) => part.entries.has(entry)));
}

/** Merges the pair of parts with the largest gain, until there is none. */
export function joinParts(parts: readonly Part[]): Part[] {
  let best = { gain: 0, pair: [] as readonly Part[] };
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      const gain = gainOf(one, other);
      if (gain > best.gain && mayJoin(one, other, parts)) best = { gain, pair: [one, other] };
    }
  const { pair } = best;
  if (pair.length === 0) return [...parts];
  return joinParts([...parts.filter((part) => !pair.includes(part)), pair.reduce(join)]);
}

/** Merges parts with the same name. */
const joinNamed = (parts: readonly Part[]): Part[] =>
  [...new Set(parts.map(({ name }) => name))].map((wanted) =>
    parts.filter(({ name }) => name === wanted).reduce(join),
  );

/** Whether a part is a group of `together`. */
const isNamed = ({ name, entries }: Part) => entries.has(name);

/** Chunks of the frame by the path of a module; each may import those before it. */
const FRAME_GROUPS = [
  { name: LIBRARIES, paths: /\/node_modules\// },
  { name: GROUND, paths: /\/libs\/(?:core|i18n|api-client|session)\/|\/lobby-labels$/ },
  { name: FRAME, paths: /./ },
];

const frameGroupOf = (id: string) => FRAME_GROUPS.find(({ paths }) => paths.test(id))?.name;

/** Orders parts after those that they import, the most shared first. */
function inOrder(parts: readonly Part[]): Part[] {
  const ordered = new Set<Part>();
  const seen = new Set<Part>();
  const place = (part: Part) => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const next of parts)
      if (next.files.some((file) => part.imports.includes(file))) place(next);
    ordered.add(part);
  };
  for (const part of parts.toSorted((one, other) => other.entries.size - one.entries.size))
    place(part);
  return [...ordered];
}

/** Returns the groups of the frame, then all others: a group includes its modules' imports that are in none before it. */
export function groupsOf(parts: readonly Part[], sparing: readonly string[] = []) {
  const frame = parts.filter(({ entries }) => entries.has(FRAME)).reduce(join);
  const others = parts.filter(({ entries }) => !entries.has(FRAME));
  const free = others.filter((part) => !isNamed(part));
  const separate = [
    ...joinNamed(others.filter(isNamed)),
    ...joinParts(free.filter(({ entries }) => entries.size > 1)),
    ...free.filter(({ entries }) => entries.size === 1),
  ];
  const joined = inOrder(joinSmallChunks(separate, new Set(sparing)));
  return [
    ...FRAME_GROUPS.map(({ name }) => ({
      name,
      ids: frame.ids.filter((id) => frameGroupOf(id) === name),
    })),
    ...joined,
  ].map(({ name, ids }) => {
    const own = new Set(ids);
    return { name, test: (id: string) => own.has(id) };
  });
}

/** Returns the chunk groups of an app for Rolldown, from an in-memory build. */
export async function chunkGroups(config: InlineConfig, first: FirstView) {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      // An inlined constant would hide that its module is imported.
      rolldownOptions: { ...config.build?.rolldownOptions, optimization: { inlineConst: false } },
    },
  });
  if (!('output' in result)) throw new Error('the build is one of several, or watches');
  const chunks = result.output.filter(({ type }) => type === 'chunk') as Chunk[];
  return groupsOf(partsOf(chunks, first), first.sparing);
}

import { build, type InlineConfig, type Rolldown } from 'vite';

/** Modules that stay together. */
export interface Part {
  readonly name: string;
  readonly ids: readonly string[];
  /** Bytes before minification. */
  readonly size: number;
  /** Entries that reach it: the app's start, dynamic imports. */
  readonly entries: ReadonlySet<string>;
  /** Chunks of the first build in it. */
  readonly files: readonly string[];
  /** Chunks of the first build that it imports. */
  readonly imports: readonly string[];
}

/** Dynamic imports of the first view; paths within the workspace. */
export interface FirstView {
  /** Imported as soon as the app starts: their modules belong to the frame. */
  readonly calls: readonly string[];
  /** What these screens share with others: it belongs to the frame if at least so many entries reach it. */
  readonly screens: readonly { readonly path: string; readonly sharedBy: number }[];
}

type Chunk = Rolldown.OutputChunk;

/** The chunk of every page; as an entry: the app's start. */
export const FRAME = 'frame';

/** What one more request costs, in bytes before minification: about 3 KiB compressed. */
const REQUEST = 12_000;

/** Whether a chunk is loaded by itself: the app's start, or a dynamic import. */
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

/**
 * Reads the parts of an app from a build without groups, where a chunk holds what the same entries reach
 * after tree shaking. Throws if a path of `first` is no dynamic import.
 */
export function partsOf(built: readonly Chunk[], { calls, screens }: FirstView): Part[] {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const loaded = built.filter(isLoaded);
  const entryOf = (path: string) => {
    const found = loaded.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`));
    if (!found) throw new Error(`${path} is not imported dynamically`);
    return found.fileName;
  };
  const start = new Set(calls.map(entryOf));
  const first = screens.map(({ path, sharedBy }) => ({ entry: entryOf(path), sharedBy }));
  const reached = new Map<string, Set<string>>(built.map(({ fileName }) => [fileName, new Set()]));
  for (const { fileName, isEntry } of loaded)
    for (const file of addFiles(fileName, chunks))
      reached.get(file)?.add(isEntry || start.has(fileName) ? FRAME : fileName);
  for (const entries of reached.values())
    if (first.some(({ entry, sharedBy }) => entries.has(entry) && entries.size >= sharedBy))
      entries.add(FRAME);
  return built.map(({ name, fileName, imports, modules, moduleIds }) => ({
    name,
    ids: moduleIds,
    size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
    entries: reached.get(fileName) ?? new Set(),
    files: [fileName],
    imports,
  }));
}

const join = (one: Part, other: Part): Part => ({
  name: one.size >= other.size ? one.name : other.name,
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  entries: new Set([...one.entries, ...other.entries]),
  files: [...one.files, ...other.files],
  imports: [...one.imports, ...other.imports],
});

/** Bytes saved by loading two parts as one: the requests saved, less what entries would load in vain. */
function gainOf(one: Part, other: Part): number {
  const both = [...one.entries].filter((entry) => other.entries.has(entry)).length;
  const inVain = one.size * (other.entries.size - both) + other.size * (one.entries.size - both);
  return both * REQUEST - inVain;
}

/** Whether all entries of both load already what either imports; otherwise they would in vain. */
function mayJoin(one: Part, other: Part, parts: readonly Part[]): boolean {
  const { imports, entries } = join(one, other);
  const needed = parts.filter(
    (part) => part !== one && part !== other && part.files.some((file) => imports.includes(file)),
  );
  return needed.every((part) => [...entries].every((entry) => part.entries.has(entry)));
}

/** Joins two by two the parts that gain most, until none gains. */
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

/**
 * The frame, then what several entries share, the most shared first: a group takes what its modules import,
 * and that is shared at least as widely.
 */
export function groupsOf(parts: readonly Part[]) {
  const frame = parts.filter(({ entries }) => entries.has(FRAME)).reduce(join);
  const shared = parts.filter(({ entries }) => !entries.has(FRAME) && entries.size > 1);
  const joined = joinParts(shared).toSorted((one, other) => other.entries.size - one.entries.size);
  return [{ ...frame, name: FRAME }, ...joined].map(({ name, ids }) => {
    const own = new Set(ids);
    return { name, test: (id: string) => own.has(id) };
  });
}

/** Chunk groups of an app for Rolldown, from a build of it that is not written. */
export async function chunkGroups(config: InlineConfig, first: FirstView) {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('the build is one of several, or watches');
  return groupsOf(partsOf(result.output.filter(({ type }) => type === 'chunk') as Chunk[], first));
}

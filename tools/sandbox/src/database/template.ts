import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Db, openDb } from './db';
import { fill, type Seed, type SeedProgress } from './fill';
import { sandboxSetting, setSandboxSetting } from './settings';

const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

function removeDatabase(file: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(file + end, { force: true });
}

/** A template or draft unused for this many ms is deleted. */
const FORGOTTEN_MS = 3_600_000;

/** Deletes other versions and abandoned drafts, but nothing recently used by another server. */
function sweep(folder: string, wanted: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith('template-') || file === wanted) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > FORGOTTEN_MS) rmSync(file, { force: true });
  }
}

interface Templates {
  /** Folder of the templates; may be shared by servers. */
  folder: string;
  seed: Seed;
  progress: SeedProgress | undefined;
}

/** Returns the template of this version and day; seeds it if missing. */
function prepare({ folder, seed, progress }: Templates): string {
  const version = seed.version();
  const template = join(folder, `template-${version}-${seed.day}.db`);
  mkdirSync(folder, { recursive: true });
  if (existsSync(template)) {
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  sweep(folder, template);
  // Writes a draft first: an aborted start leaves no partial template, and concurrent starts replace equals.
  const draft = `${template}.${process.pid}`;
  removeDatabase(draft);
  const db = openDb(draft);
  // Durability is not needed for a draft.
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
  fill(db, seed, progress);
  setSandboxSetting(db, 'seed', version);
  setSandboxSetting(db, 'seed.day', seed.day);
  db.close();
  renameSync(draft, template);
  return template;
}

export interface Seeded {
  db: Db;
  /** Restores the seeded state, as of the day of the reset. */
  reset(): void;
}

function openMemory(seed: () => Seed): Seeded {
  const db = openDb(':memory:');
  const seeded = () => {
    const present = seed();
    fill(db, present);
    db.mark();
    return present.day;
  };
  let day = seeded();
  const reset = () => {
    if (seed().day === day) return db.rewind();
    db.swap(() => undefined);
    day = seeded();
  };
  return { db, reset };
}

interface Opening {
  /** Folder of templates; default beside the database. */
  templates?: string | undefined;
  /** Keeps the database of an earlier day. */
  keep?: boolean | undefined;
  progress?: SeedProgress | undefined;
  /** Receives one line before a database of another version or day is replaced. Default: the console. */
  log?: ((line: string) => void) | undefined;
}

/**
 * Opens a seeded database: keeps the file's content unless its version or day differs. `seed` returns the seed
 * of the present day.
 */
export function openSeeded(
  location: string,
  seed: () => Seed,
  { templates, keep = false, progress, log = console.warn }: Opening = {},
): Seeded {
  if (location === ':memory:') return openMemory(seed);
  const folder = templates ?? dirname(location);
  const restore = () => {
    const template = prepare({ folder, seed: seed(), progress });
    removeDatabase(location);
    copyFileSync(template, location);
  };
  mkdirSync(dirname(location), { recursive: true });
  if (!existsSync(location)) restore();
  const db = openDb(location);
  const stale = staleness(db, seed(), keep);
  if (stale !== undefined) {
    log(`${location} is of another ${stale}: starting anew`);
    db.swap(restore);
  }
  return { db, reset: () => db.swap(restore) };
}

/** How a database differs from the seed, for the log; undefined if it may be kept. */
function staleness(db: Db, seed: Seed, keep: boolean): string | undefined {
  const version = settingOf(db, 'seed');
  const day = settingOf(db, 'seed.day');
  if (version !== seed.version()) return `version (${version ?? 'none'}, now ${seed.version()})`;
  if (day !== seed.day && !keep) return `day (${day ?? 'none'}, now ${seed.day}; --keep keeps it)`;
  return undefined;
}

/** Setting of a database; undefined if it has none. */
function settingOf(db: Db, name: string): string | undefined {
  try {
    return sandboxSetting<string | undefined>(db, name, undefined);
  } catch {
    return undefined;
  }
}

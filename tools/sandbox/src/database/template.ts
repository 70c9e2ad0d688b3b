import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Db, openDb, peek } from './db';
import { fill, type Seed, type SeedProgress } from './fill';
import { withFileLock } from './lock';
import { openMemory, type Seeded } from './memory';
import { sandboxSetting, setSandboxSetting } from './settings';

const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

function removeDatabase(file: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(file + end, { force: true });
}

/** Templates and drafts unused for this many ms are deleted. */
const STALE_MS = 3_600_000;

/** Deletes other versions and abandoned drafts, but nothing recently used by another server. */
function sweep(folder: string, wanted: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith('template-') || file === wanted) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > STALE_MS) rmSync(file, { force: true });
  }
}

/** Lock held while building a template, so that servers starting together seed once. */
const LOCK = 'templates.lock';

/** Whether a file is a complete template of this version and day. */
function isWhole(template: string, seed: Seed): boolean {
  const rows = peek<{ name: string; value: string }>(
    template,
    'SELECT name, value FROM sandbox_settings',
  );
  const has = (name: string, value: string) =>
    rows?.some((row) => row.name === name && row.value === JSON.stringify(value)) ?? false;
  return has('seed', seed.version()) && has('seed.day', seed.day);
}

export interface Templates {
  /** Folder of the templates; may be shared by servers. */
  folder: string;
  seed: Seed;
  progress?: SeedProgress | undefined;
}

const templateOf = ({ folder, seed }: Templates): string =>
  join(folder, `template-${seed.version()}-${seed.day}.db`);

/** Builds a template as a draft, renamed once it is complete and on disk. */
export function makeTemplate(wanted: Templates): void {
  const { seed, progress } = wanted;
  const template = templateOf(wanted);
  const draft = `${template}.${process.pid}`;
  removeDatabase(draft);
  const db = openDb(draft);
  // An aborted draft is never used.
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
  fill(db, seed, progress);
  setSandboxSetting(db, 'seed', seed.version());
  setSandboxSetting(db, 'seed.day', seed.day);
  db.close();
  const file = openSync(draft, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, template);
}

/**
 * Returns the template of this version and day. One process at a time builds a missing or broken one while the others
 * wait: with `elsewhere`, which calls `makeTemplate` in another process to free its memory, or, without it or
 * on failure, in this process.
 */
export function prepareTemplate(wanted: Templates, elsewhere?: (folder: string) => void): string {
  const { folder, seed } = wanted;
  const template = templateOf(wanted);
  mkdirSync(folder, { recursive: true });
  if (!isWhole(template, seed)) {
    withFileLock(join(folder, LOCK), () => {
      if (isWhole(template, seed)) return;
      sweep(folder, template);
      elsewhere?.(folder);
      if (!isWhole(template, seed)) makeTemplate(wanted);
    });
  }
  const now = new Date();
  utimesSync(template, now, now);
  return template;
}

interface Opening {
  /** Folder of templates; default beside the database. */
  templates?: string | undefined;
  /** Keeps the database of an earlier day. */
  keep?: boolean | undefined;
  progress?: SeedProgress | undefined;
  /** Builds a missing template in another process, see `prepareTemplate`. */
  elsewhere?: ((folder: string) => void) | undefined;
  /** Receives one line before a database of another version or day is replaced. Default: the console. */
  log?: ((line: string) => void) | undefined;
}

/**
 * Opens a seeded database: keeps the file's content unless its version or day differs. `seed` returns the seed
 * of the current day.
 */
export function openSeeded(
  location: string,
  seed: () => Seed,
  { templates, keep = false, progress, elsewhere, log = console.warn }: Opening = {},
): Seeded {
  if (location === ':memory:') return openMemory(seed);
  const folder = templates ?? dirname(location);
  const restore = () => {
    const template = prepareTemplate({ folder, seed: seed(), progress }, elsewhere);
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

/** How a database differs from the seed, for the log; undefined if it can be kept. */
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

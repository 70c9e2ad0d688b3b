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
import { setSandboxSetting, sandboxSetting } from '../platform/sandbox-settings';
import type { SeedPlan } from '../seed/plan';
import { seedRows } from '../seed/rows';
import { reseed, seed, type SeedProgress, seedVersion } from '../seed/seed';
import { type Db, openDb } from './db';

const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

function removeDatabase(file: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(file + end, { force: true });
}

/** A template or a draft that nobody touched for so long belongs to nobody. */
const FORGOTTEN_MS = 3_600_000;

/** Other versions, and drafts of starts that broke off. What another server may be using stays. */
function sweep(folder: string, wanted: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith('template-') || file === wanted) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > FORGOTTEN_MS) rmSync(file, { force: true });
  }
}

interface Templates {
  /** Folder of the templates; servers may share it. */
  folder: string;
  version: string;
  plan: SeedPlan;
  progress: SeedProgress | undefined;
}

/** The template of this version, seeded if nobody has done so. */
function prepare({ folder, version, plan, progress }: Templates): string {
  const template = join(folder, `template-${version}.db`);
  mkdirSync(folder, { recursive: true });
  if (existsSync(template)) {
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  sweep(folder, template);
  // Under another name first: a start that breaks off leaves no half template, and of two that
  // start together the second replaces the first one's by its like.
  const draft = `${template}.${process.pid}`;
  removeDatabase(draft);
  const db = openDb(draft);
  // Nothing is lost with a draft, so nothing is waited for.
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
  seed(db, seedRows(plan), progress);
  setSandboxSetting(db, 'seed', version);
  db.close();
  renameSync(draft, template);
  return template;
}

export interface Seeded {
  db: Db;
  /** The seeded state again. */
  reset(): void;
}

function openMemory(plan: SeedPlan): Seeded {
  const db = openDb(':memory:');
  seed(db, seedRows(plan));
  return { db, reset: () => reseed(db, seedRows(plan)) };
}

interface Opening {
  /** Where templates are kept; usually beside the database. */
  templates?: string | undefined;
  progress?: SeedProgress | undefined;
}

/** Opens a database with the seed in it: what is in the file stays, unless it is of another version. */
export function openSeeded(
  location: string,
  plan: SeedPlan,
  { templates, progress }: Opening = {},
): Seeded {
  if (location === ':memory:') return openMemory(plan);
  const version = `${plan.size}-${seedVersion()}`;
  const folder = templates ?? dirname(location);
  // A plan of its own each time: the rows of a year are let go with it.
  const restore = () => {
    const template = prepare({ folder, version, plan: { ...plan }, progress });
    removeDatabase(location);
    copyFileSync(template, location);
  };
  mkdirSync(dirname(location), { recursive: true });
  if (!existsSync(location)) restore();
  const db = openDb(location);
  if (versionOf(db) !== version) db.swap(restore);
  return { db, reset: () => db.swap(restore) };
}

/** The seed a database was made of; none for a file that is no sandbox's. */
function versionOf(db: Db): string | undefined {
  try {
    return sandboxSetting<string | undefined>(db, 'seed', undefined);
  } catch {
    return undefined;
  }
}

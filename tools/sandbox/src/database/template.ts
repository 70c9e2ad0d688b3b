import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setSandboxSetting, sandboxSetting } from '../platform/sandbox-settings';
import { planOf, type SeedPlan } from '../seed/plan';
import { seedRows } from '../seed/rows';
import { seed, type SeedProgress, seedVersion } from '../seed/seed';
import { type Db, openDb } from './db';

const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

function removeDatabase(file: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(file + end, { force: true });
}

/** Seeds a database of its own beside the data, once for each version of the seed. */
function prepare(
  file: string,
  plan: SeedPlan,
  progress: SeedProgress | undefined,
): { template: string; version: string } {
  const version = `${plan.size}-${seedVersion(seedRows(planOf('small', 0)))}`;
  const folder = dirname(file);
  const template = join(folder, `template-${version}.db`);
  mkdirSync(folder, { recursive: true });
  if (existsSync(template)) return { template, version };
  for (const old of readdirSync(folder)) {
    if (old.startsWith('template-')) rmSync(join(folder, old), { force: true });
  }
  // Under another name first: a start that breaks off leaves no half template behind.
  const draft = `${template}.${process.pid}`;
  removeDatabase(draft);
  const db = openDb(draft);
  seed(db, seedRows(plan), progress);
  setSandboxSetting(db, 'seed', version);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  db.close();
  renameSync(draft, template);
  return { template, version };
}

export interface Seeded {
  db: Db;
  /** The seeded state again. */
  reset(): void;
}

function openMemory(plan: SeedPlan): Seeded {
  const db = openDb(':memory:');
  seed(db, seedRows(plan));
  return {
    db,
    reset: () => {
      db.swap(() => undefined);
      seed(db, seedRows(plan));
    },
  };
}

/** Opens a database with the seed in it: what is in the file stays, unless it is of another version. */
export function openSeeded(location: string, plan: SeedPlan, progress?: SeedProgress): Seeded {
  if (location === ':memory:') return openMemory(plan);
  const { template, version } = prepare(location, plan, progress);
  const restore = () => {
    removeDatabase(location);
    copyFileSync(template, location);
  };
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

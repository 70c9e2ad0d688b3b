import { existsSync } from 'node:fs';
import Database from 'libsql';

export type Value = string | number | null;

/**
 * Wraps the database driver. Prepares each statement once, keyed by its text. Synchronous: a transaction is
 * never interleaved.
 */
export interface Db {
  all<Row>(sql: string, ...values: Value[]): Row[];
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number;
  exec(sql: string): void;
  /** Runs `work` in a transaction; a nested one joins the outer. */
  transaction<T>(work: () => T): T;
  /** Saves the current content for `rewind`; in-memory databases only. */
  mark(): void;
  /** Restores the content of the last `mark`, in time proportional to the changes. */
  rewind(): void;
  /** Closes the database, lets `change` replace its file, and reopens it; in memory, empty. */
  swap(change: () => void): void;
  close(): void;
}

interface Open {
  db: Database.Database;
  statements: Map<string, Database.Statement<Value[]>>;
  /** Whether a transaction is open since `mark`; those of `transaction` are then savepoints. */
  marked: boolean;
}

/** Opens the database in WAL mode, one write per commit, so that commits survive `kill -9`. */
function open(location: string): Open {
  const db = new Database(location);
  if (location !== ':memory:') db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000; PRAGMA busy_timeout = 2000');
  return { db, statements: new Map(), marked: false };
}

function shut({ db, statements }: Open): void {
  statements.clear();
  db.close();
}

/** Runs `work` in a savepoint; rolls back if it throws. */
function inSavepoint<T>(db: Database.Database, work: () => T): T {
  db.exec('SAVEPOINT work');
  try {
    const result = work();
    db.exec('RELEASE work');
    return result;
  } catch (error) {
    db.exec('ROLLBACK TO work; RELEASE work');
    throw error;
  }
}

/** Opens `:memory:` or a file. */
export function openDb(location: string): Db {
  let current = open(location);
  let nested = false;

  const prepared = (sql: string) => {
    const known = current.statements.get(sql);
    if (known !== undefined) return known;
    const statement = current.db.prepare<Value[]>(sql);
    current.statements.set(sql, statement);
    return statement;
  };

  return {
    // The caller's statement determines the row type.
    all: <Row>(sql: string, ...values: Value[]) => prepared(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: Value[]) =>
      prepared(sql).all(...values)[0] as Row | undefined,
    run: (sql, ...values) => prepared(sql).run(...values).changes,
    exec: (sql) => {
      current.db.exec(sql);
    },
    transaction: (work) => {
      if (nested) return work();
      nested = true;
      try {
        return current.marked
          ? inSavepoint(current.db, work)
          : current.db.transaction(work).immediate();
      } finally {
        nested = false;
      }
    },
    mark: () => {
      if (location !== ':memory:') throw new Error('mark() requires an in-memory database');
      current.db.exec('BEGIN');
      current.marked = true;
    },
    rewind: () => {
      current.db.exec('ROLLBACK; BEGIN');
    },
    swap: (change) => {
      shut(current);
      change();
      current = open(location);
    },
    close: () => shut(current),
  };
}

/**
 * Queries a database file read-only. Undefined if the file is missing, truncated or not a
 * database with these tables.
 */
export function peek<Row>(file: string, sql: string): Row[] | undefined {
  if (!existsSync(file)) return undefined;
  const db = new Database(file);
  try {
    return db.prepare(sql).all() as Row[];
  } catch {
    return undefined;
  } finally {
    db.close();
  }
}

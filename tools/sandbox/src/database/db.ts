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
  /** Closes the database, lets `change` replace its file, and reopens it. */
  swap(change: () => void): void;
  close(): void;
}

interface Open {
  db: Database.Database;
  statements: Map<string, Database.Statement<Value[]>>;
}

/** Committed writes survive `kill -9`: WAL, one write per commit. */
function open(location: string): Open {
  const db = new Database(location);
  if (location !== ':memory:') db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000; PRAGMA busy_timeout = 2000');
  return { db, statements: new Map() };
}

function shut({ db, statements }: Open): void {
  statements.clear();
  db.close();
}

/** Opens `:memory:` or a file. */
export function openDb(location: string): Db {
  let current = open(location);

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
    transaction: (work) =>
      current.db.inTransaction ? work() : current.db.transaction(work).immediate(),
    swap: (change) => {
      shut(current);
      change();
      current = open(location);
    },
    close: () => shut(current),
  };
}

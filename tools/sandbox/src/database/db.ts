import Database from 'libsql';

export type Value = string | number | null;

/**
 * The one place that knows the driver. Every statement is prepared once and kept by its text.
 * All of it is synchronous: a transaction is one uninterrupted piece of work.
 */
export interface Db {
  all<Row>(sql: string, ...values: Value[]): Row[];
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** Answers how many rows changed. */
  run(sql: string, ...values: Value[]): number;
  exec(sql: string): void;
  /** All or nothing. One inside another joins the outer one. */
  transaction<T>(work: () => T): T;
  /** Closes the present database, lets `change` put another in its place, and opens that. */
  swap(change: () => void): void;
  close(): void;
}

interface Open {
  db: Database.Database;
  statements: Map<string, Database.Statement<Value[]>>;
}

/** Committed writes survive the end of the process (`kill -9`): WAL, a write per commit. */
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
    // Rows are this project's own columns: the caller's statement says their shape.
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

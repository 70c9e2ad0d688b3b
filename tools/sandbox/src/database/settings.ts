import type { Db } from './db';

/** Setting of the sandbox that survives a restart: clock shift, faults. */
export function sandboxSetting<T>(db: Db, name: string, initial: T): T {
  const row = db.get<{ value: string }>('SELECT value FROM sandbox_settings WHERE name = ?', name);
  return row === undefined ? initial : (JSON.parse(row.value) as T);
}

export function setSandboxSetting(db: Db, name: string, value: unknown): void {
  db.run(
    'INSERT OR REPLACE INTO sandbox_settings (name, value) VALUES (?, ?)',
    name,
    JSON.stringify(value),
  );
}

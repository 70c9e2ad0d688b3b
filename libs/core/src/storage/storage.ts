import * as z from 'zod/mini';
import { STORED_KEYS, type Stored, type StoredName } from './stored-keys';

/** Stands in for a storage that the browser blocks or that is full: the page works, for this visit. */
const memory = new Map<string, string>();

function areaOf(name: StoredName): Storage | undefined {
  try {
    return STORED_KEYS[name].area === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

function rawText(name: StoredName): string | null {
  const { key } = STORED_KEYS[name];
  try {
    return memory.get(key) ?? areaOf(name)?.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The value of a stored key; corrupt, foreign or blocked reads as the key's initial value. */
export function readStored<N extends StoredName>(name: N): Stored<N> {
  const { schema, initial } = STORED_KEYS[name];
  const text = rawText(name);
  if (text === null) return initial as Stored<N>;
  try {
    const parsed = z.safeParse(schema as z.ZodMiniType, JSON.parse(text));
    return (parsed.success ? parsed.data : initial) as Stored<N>;
  } catch {
    return initial as Stored<N>;
  }
}

/** Keeps a value; where the browser refuses, it is kept in memory until the page closes. */
export function writeStored<N extends StoredName>(name: N, value: Stored<N>): void {
  const { key } = STORED_KEYS[name];
  const text = JSON.stringify(value);
  try {
    const area = areaOf(name);
    if (!area) throw new Error('storage is blocked');
    area.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeStored(name: StoredName): void {
  const { key } = STORED_KEYS[name];
  memory.delete(key);
  try {
    areaOf(name)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Forgets everything kept for this visit: signing out clears all session storage (D1 §4). */
export function clearSessionStorage(): void {
  for (const name of Object.keys(STORED_KEYS) as StoredName[]) {
    if (STORED_KEYS[name].area === 'session') removeStored(name);
  }
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

import { atom, type WritableAtom } from 'jotai';
import * as z from 'zod/mini';
import { STORED_KEYS, type Stored, type StoredName } from './stored-keys';

/** Fallback for blocked or full storage; values last until the page closes. */
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

const schemas = new Map<StoredName, z.ZodMiniType>();

/** Parses a stored text; undefined if it is corrupt. */
function parseStored(name: StoredName, text: string): unknown {
  const schema = schemas.get(name) ?? STORED_KEYS[name].schema();
  schemas.set(name, schema);
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Reads a stored key. Returns its initial value if storage is blocked, or holds nothing valid, which it removes. */
export function readStored<N extends StoredName>(name: N): Stored<N> {
  const { initial } = STORED_KEYS[name];
  const text = rawText(name);
  const value = text === null ? undefined : parseStored(name, text);
  if (text !== null && value === undefined) removeStored(name);
  return (value === undefined ? initial : value) as Stored<N>;
}

/** Stores a value; in memory until the page closes if the browser refuses. */
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

/** Removes a stored key; never throws. */
export function removeStored(name: StoredName): void {
  const { key } = STORED_KEYS[name];
  memory.delete(key);
  try {
    areaOf(name)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Clears all session storage, keys of other scripts included, as signing out requires (D1 §4). */
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

/** Returns an atom over a stored key: reads at first use, writes every change to storage. */
export function storageAtom<N extends StoredName>(
  name: N,
): WritableAtom<Stored<N>, [Stored<N>], void> {
  const value = atom<Stored<N> | undefined>(undefined);
  return atom(
    (get) => get(value) ?? readStored(name),
    (_get, set, next: Stored<N>) => {
      writeStored(name, next);
      set(value, () => next);
    },
  );
}

/** Removes every stored key, including values in memory; for tests and stories. */
export function clearStored(): void {
  for (const name of Object.keys(STORED_KEYS) as StoredName[]) removeStored(name);
}

import type { Language } from '@lobby/core';
import * as z from 'zod/mini';

const partKey = z.tuple([z.enum(['games', 'vendors', 'hosts']), z.int()]);

/** Part of the index: its kind, and its number where there are several. */
export type PartKey = Readonly<z.output<typeof partKey>>;

/** A kept part: not parsed yet. */
export interface KeptPart {
  key: PartKey;
  value: unknown;
}

const DATABASE = 'lobby-search';
/** Raise it when what is kept changes its form: the older is dropped. */
const VERSION = 1;
const PARTS = 'parts';

/** Where the browser has no database or refuses it: kept until the page closes. */
const memory = new Map<string, KeptPart>();

const memoryKey = (language: Language, key: PartKey) => JSON.stringify([language, ...key]);

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('refused')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const name of Array.from(result.objectStoreNames)) result.deleteObjectStore(name);
    result.createObjectStore(PARTS);
  });
  const database = await answerOf(request);
  // Another tab with a newer version waits for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Runs work in the database. Undefined if the browser has none or refuses. */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  work: (parts: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    try {
      return await work(database.transaction(PARTS, mode).objectStore(PARTS));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Keys of a language's parts lie between these. */
const rangeOf = (language: Language) => IDBKeyRange.bound([language], [language, []]);

/** Reads the kept parts of a language. */
export async function readParts(language: Language): Promise<KeptPart[]> {
  const stored = await inDatabase('readonly', async (parts) => {
    const [keys, values] = await Promise.all([
      answerOf(parts.getAllKeys(rangeOf(language))),
      answerOf(parts.getAll(rangeOf(language))),
    ]);
    return keys.flatMap((key, place): KeptPart[] => {
      const parsed = z.safeParse(partKey, Array.isArray(key) ? key.slice(1) : key);
      return parsed.success ? [{ key: parsed.data, value: values[place] }] : [];
    });
  });
  const kept = [...memory].filter(([key]) => key.startsWith(`["${language}"`));
  return [...(stored ?? []), ...kept.map(([, part]) => part)];
}

/** Keeps a part; those of other languages go. */
export async function writePart(language: Language, key: PartKey, value: unknown): Promise<void> {
  const written = await inDatabase('readwrite', async (parts) => {
    parts.delete(IDBKeyRange.upperBound([language], true));
    parts.delete(IDBKeyRange.lowerBound([language, []], true));
    await answerOf(parts.put(value, [language, ...key]));
    return true;
  });
  if (!written) memory.set(memoryKey(language, key), { key, value });
}

/** Removes every part; for tests and stories. */
export async function clearParts(): Promise<void> {
  memory.clear();
  await inDatabase('readwrite', (parts) => answerOf(parts.clear()));
}

import type { Language } from '@lobby/core';
import * as z from 'zod/mini';

const partKey = z.tuple([z.enum(['games', 'vendors', 'hosts']), z.int()]);

/** Key of a part: its kind, and its page number if there are several. */
export type PartKey = Readonly<z.output<typeof partKey>>;

/** Stored part, not yet parsed. */
export interface KeptPart {
  key: PartKey;
  value: unknown;
}

const DATABASE = 'lobby-search';
/** Increment when the stored format changes; older data is deleted. */
const VERSION = 1;
const PARTS = 'parts';

/** Fallback without a database: kept until the page closes. */
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
  // Close, so that another tab can upgrade the database.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Runs a transaction; undefined if the browser has no database or refuses it. */
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

/** Key range of a language's parts. */
const rangeOf = (language: Language) => IDBKeyRange.bound([language], [language, []]);

/** Reads the stored parts of a language. */
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
  const fromMemory = [...memory].filter(([key]) => key.startsWith(`["${language}"`));
  return [...(stored ?? []), ...fromMemory.map(([, part]) => part)];
}

/** Stores a part and deletes those of other languages. */
export async function writePart(language: Language, key: PartKey, value: unknown): Promise<void> {
  const written = await inDatabase('readwrite', async (parts) => {
    parts.delete(IDBKeyRange.upperBound([language], true));
    parts.delete(IDBKeyRange.lowerBound([language, []], true));
    await answerOf(parts.put(value, [language, ...key]));
    return true;
  });
  if (!written) memory.set(memoryKey(language, key), { key, value });
}

/** Deletes every part; for tests and stories. */
export async function clearParts(): Promise<void> {
  memory.clear();
  await inDatabase('readwrite', (parts) => answerOf(parts.clear()));
}

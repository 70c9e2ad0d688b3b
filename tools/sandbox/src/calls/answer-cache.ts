import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Call, contract } from '@lobby/api-client/contract';

const { games, system, access } = contract;

/** Calls whose response depends only on brand, language and query. The control page clears the cache on changes. */
const KEPT: ReadonlySet<Call> = new Set<Call>([
  games.vendors,
  games.list,
  games.hot,
  system.country,
  system.domainRoute,
  access.registerSettings,
]);

/** Maximum number of answers, about ten kilobytes each; evicts the oldest. */
const MAX_ANSWERS = 600;
/** Minimum size in bytes for compression. */
const COMPRESS_FROM = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const ENCODERS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipped(text, { level: 6 }),
} as const;

type Encoding = keyof typeof ENCODERS;

interface Kept {
  text: string;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface AnswerCache {
  /** Cached answer for a key, in an encoding that the client accepts; `make` creates it on a miss. */
  answer(key: string, accepted: string, make: () => Promise<string>): Promise<Response>;
  clear(): void;
}

export const isKept = (call: Call): boolean => KEPT.has(call);

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

async function respond(kept: Kept, accepted: string): Promise<Response> {
  const encoding: Encoding | undefined = accepted.includes('br')
    ? 'br'
    : accepted.includes('gzip')
      ? 'gzip'
      : undefined;
  if (encoding === undefined || kept.text.length < COMPRESS_FROM) {
    return new Response(kept.text, { headers: HEADERS });
  }
  const bytes = await (kept.packed[encoding] ??= ENCODERS[encoding](kept.text));
  return new Response(new Uint8Array(bytes), {
    headers: { ...HEADERS, 'content-encoding': encoding, vary: 'accept-encoding' },
  });
}

/** Creates a cache of serialised, compressed answers. */
export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, Kept>();
  return {
    answer: async (key, accepted, make) => {
      const known = kept.get(key);
      if (known !== undefined) return respond(known, accepted);
      const fresh: Kept = { text: await make(), packed: {} };
      kept.set(key, fresh);
      const oldest = kept.keys().next();
      if (kept.size > MAX_ANSWERS && oldest.done !== true) kept.delete(oldest.value);
      return respond(fresh, accepted);
    },
    clear: () => kept.clear(),
  };
}

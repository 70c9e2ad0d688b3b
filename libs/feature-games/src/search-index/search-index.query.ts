import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';
import { EMPTY_INDEX, withPart } from './index-parts';
import { readParts } from './index-store';

/** Parts parsed before yielding to user input. */
const PARTS_AT_ONCE = 4;

const pause = () => new Promise((done) => setTimeout(done));

/** Search index of this device: games, providers and hosts. Reads the local store; no request. */
export const searchIndexQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'search-index', language],
    queryFn: async () => {
      let index = EMPTY_INDEX;
      for (const [read, part] of (await readParts(language)).entries()) {
        if (read % PARTS_AT_ONCE === PARTS_AT_ONCE - 1) await pause();
        index = withPart(index, part);
      }
      return index;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing thousands of games would take longer than rendering them.
    structuralSharing: false,
    meta: { published: false },
  });

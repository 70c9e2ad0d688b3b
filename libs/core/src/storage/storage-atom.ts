import { atom, type WritableAtom } from 'jotai';
import { readStored, writeStored } from './storage';
import type { Stored, StoredName } from './stored-keys';

/** An atom over one stored key: read at first use, written through at every change. */
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

/** What a list looks like. */
export type ListStatus = 'shown' | 'loading' | 'empty' | 'failed';

interface ListFacts {
  /** Games to show. */
  found: number;
  /** The first page or the next one could not be had. */
  failed: boolean;
  /** Something that may bring games is still to come. */
  waiting: boolean;
}

/** What is there is shown whatever else happens; a failure is told before a wait. */
export function listStatus({ found, failed, waiting }: ListFacts): ListStatus {
  if (found > 0) return 'shown';
  if (failed) return 'failed';
  return waiting ? 'loading' : 'empty';
}

export type ListEnd = 'none' | 'loading' | 'failed';

/** What stands below the games shown. */
export function listEnd({
  failed,
  waiting,
  near,
}: Omit<ListFacts, 'found'> & { near: boolean }): ListEnd {
  if (failed) return 'failed';
  return waiting && near ? 'loading' : 'none';
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrandCode } from '../brands/brands';

interface LoggedCall {
  /** ms */
  time: number;
  method: string;
  path: string;
  brand: BrandCode | null;
  user: string | null;
  status: number;
  errorCode: string | null;
  /** Whether the idempotency key was repeated, so that the first response was replayed. */
  repeated: boolean;
}

/** Log of received calls without contents: no token, password or code is stored. */
export interface CallLog {
  add(call: LoggedCall): void;
  /** Calls at or after a time (ms), oldest first. */
  since(time: number): LoggedCall[];
  clear(): void;
  /** Runs `work` without logging its calls, which are not a browser's. */
  unlogged<T>(work: () => Promise<T>): Promise<T>;
}

const KEEP = 5_000;

/** In memory, the last few thousand: disk writes would slow every answer. */
export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  const unlogged = new AsyncLocalStorage<true>();
  return {
    unlogged: (work) => unlogged.run(true, work),
    add: (call) => {
      if (unlogged.getStore()) return;
      calls.push(call);
      if (calls.length > KEEP * 2) calls = calls.slice(-KEEP);
    },
    since: (time) => calls.slice(-KEEP).filter((call) => call.time >= time),
    clear: () => {
      calls = [];
    },
  };
}

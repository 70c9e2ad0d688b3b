import { useQuery, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useCheckedAddress, type CheckedAddress } from './use-checked-address';

/** One call for each key, never retried, refetched or aborted. */
const LAUNCH_ONCE = {
  // Any number, even `Infinity`, refetches after an invalidation.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  networkMode: 'always',
} as const;

/** State of a launch; `failed`: the call was refused or got no response. */
export type Launch = CheckedAddress | { step: 'failed'; error: unknown };

/** The call that launches a page. A query, so that double effects and remounts share it. */
export interface LaunchCall<Launched> {
  /**
   * Contains the try. Not under `accountKey`: account queries are refetched after money moves, which would relaunch a
   * refused game.
   */
  queryKey: QueryKey;
  queryFn(context: QueryFunctionContext): Promise<Launched>;
  /** Whether it may be sent; default: true. */
  enabled?: boolean;
}

interface LaunchOptions<Launched> {
  purpose: 'game' | 'chat';
  /** Trusted origins in addition to the settings'; default: none. */
  ownOrigins?: readonly string[];
  /** Identifies the navigation that opened the page. */
  visit: string;
  /** Returns the call of a try; sent once. */
  call(tried: string): LaunchCall<Launched>;
}

interface LaunchState<Launched> {
  launch: Launch;
  /** The response; undefined until it arrives. */
  data: Launched | undefined;
  /** Number of this try, from 0. */
  attempt: number;
  /** Launches again, or refetches the trusted origins. */
  retry(): void;
}

/** Launches a page once per visit and checks its address against the trusted origins (decision 23). */
export function useLaunch<Launched extends { address: string }>({
  purpose,
  ownOrigins,
  visit,
  call,
}: LaunchOptions<Launched>): LaunchState<Launched> {
  const [attempt, setAttempt] = useState(0);
  const { data, isError, error } = useQuery({ ...call(`${visit}-${attempt}`), ...LAUNCH_ONCE });
  const checked = useCheckedAddress(purpose, data?.address ?? '', ownOrigins);
  const launchOf = (): Launch => {
    if (isError) return { step: 'failed', error };
    return data === undefined ? { step: 'launching' } : checked.launch;
  };
  const launch = launchOf();
  const retry = () => (launch.step === 'unchecked' ? checked.check() : setAttempt(attempt + 1));
  return { launch, data, attempt, retry };
}

import { api } from '@lobby/api-client';
import { LAUNCH_ONCE, useCheckedAddress, type CheckedAddress } from '@lobby/feature-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** State of a launch. */
export type RoomLaunch = CheckedAddress | { step: 'failed'; error: unknown };

interface LaunchOptions {
  hostId: string;
  background: string | undefined;
  /** Identifies this try; sent once. */
  tried: string;
}

/** The address of a room for one visit. A query, so that double effects and remounts share one call. */
const roomLaunchQuery = ({ hostId, background, tried }: LaunchOptions) =>
  queryOptions({
    queryKey: ['room', hostId, tried],
    queryFn: () => api.streams.launchHostChat({ hostId, background }),
    ...LAUNCH_ONCE,
  });

interface RoomLaunchOptions extends Omit<LaunchOptions, 'tried'> {
  /** Identifies the navigation that opened the room. */
  visit: string;
  /** The host's background is not known yet. */
  waits: boolean;
}

/** Opens a room once per visit and checks its address against the trusted origins for chats. */
export function useRoomLaunch({ visit, waits, ...room }: RoomLaunchOptions) {
  const [attempt, setAttempt] = useState(0);
  const query = roomLaunchQuery({ ...room, tried: `${visit}-${attempt}` });
  const launched = useQuery({ ...query, enabled: !waits });
  const checked = useCheckedAddress('chat', launched.data?.address ?? '');
  const launch: RoomLaunch = launched.isError
    ? { step: 'failed', error: launched.error }
    : launched.data === undefined
      ? { step: 'launching' }
      : checked.launch;
  /** Asks again for the room, or for the trusted origins. */
  const retry = () => (launch.step === 'unchecked' ? checked.check() : setAttempt(attempt + 1));
  return { launch, message: launched.data?.message, attempt, retry };
}

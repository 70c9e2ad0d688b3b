import { api } from '@lobby/api-client';
import { useLaunch } from '@lobby/feature-kit';

interface RoomLaunchOptions {
  hostId: string;
  background: string | undefined;
  /** Identifies the navigation that opened the room. */
  visit: string;
  /** Whether the host's background is still unknown. */
  waits: boolean;
}

/** Opens a room once per visit and checks its address against the trusted origins for chats. */
export function useRoomLaunch({ hostId, background, visit, waits }: RoomLaunchOptions) {
  const { data, ...launched } = useLaunch({
    purpose: 'chat',
    visit,
    call: (tried) => ({
      queryKey: ['room', hostId, tried],
      queryFn: () => api.streams.launchHostChat({ hostId, background }),
      enabled: !waits,
    }),
  });
  return { ...launched, message: data?.message };
}

import type { Sandbox } from '../app';
import type { BrandCode } from '../brands/brands';
import type { RoomState } from '../chat/room';
import { signedInAs, visitor } from './visitor';

interface Host {
  id: string;
  name: string;
  roomType: string;
  price: string | null;
  nextStreamAt: number | null;
}

/** Hosts on air in a type of room. */
export const hostsOnAir = async (sandbox: Sandbox, roomType: string, brand: BrandCode = 'aurora') =>
  (await visitor(sandbox, { brand }).value<Host[]>('streams.models', { streaming: 1 })).filter(
    (host) => host.roomType === roomType,
  );

/** Launches a chat; returns a client of its page's calls. */
export async function launchedChat(sandbox: Sandbox, input: object = {}, user = 'player01') {
  const { chatUrl } = await signedInAs(sandbox, user).value<{ chatUrl: string }>(
    'streams.launchChat',
    input,
  );
  return chatAt(sandbox, new URL(chatUrl));
}

interface Answer {
  status: number;
  errorCode?: string;
  state: RoomState;
}

/** Client of the calls of the chat page at a URL. */
export function chatAt(sandbox: Sandbox, url: URL) {
  const t = url.searchParams.get('t') ?? '';
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await sandbox.fetch(new Request(`http://chat.localhost${path}`, init));
    const state = (await response.json()) as RoomState & { errorCode?: string };
    const { errorCode } = state;
    return { status: response.status, state, ...(errorCode === undefined ? {} : { errorCode }) };
  };
  return {
    url,
    read: (after = '') => ask(`/chat/api/state?${new URLSearchParams({ t, after })}`),
    write: (text: string, key = text) =>
      ask('/chat/api/message', { method: 'POST', body: JSON.stringify({ t, text, key }) }),
  };
}

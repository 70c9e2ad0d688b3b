import { languageParam } from '../config';
import type { Answered } from '../contract';
import { streams, type wireHost } from '../contract/streams/streams';
import { bind, send, type SendOptions } from '../transport/send';

const toHost = (wire: Answered<typeof wireHost>) => ({
  id: wire.id,
  name: wire.name,
  onAir: wire.active,
  /** Address of the cover without its ending. */
  cover: wire.cover,
  gameName: wire.gameName,
  room: wire.roomType,
  viewers: wire.totalWatchedCount,
});

export type Host = ReturnType<typeof toHost>;

interface HostQuery {
  /** Part of a name; blanks around it are dropped. */
  name?: string;
}

const nameOf = ({ name }: HostQuery) => ({ name: name?.trim() || undefined });

export const hosts = async (query: HostQuery, options?: SendOptions) =>
  (await send(streams.models, { active: 1, streaming: 1, ...nameOf(query) }, options)).map(toHost);

/** Hosts subscribed to, on air or not (D2 §7). */
export const subscribedHosts = async (query: HostQuery = {}, options?: SendOptions) =>
  (await send(streams.focusList, nameOf(query), options)).map(toHost);

/** Subscribing twice is the same as once. Throws `record.not.found`. */
export const subscribe = bind(streams.focus);

export const unsubscribe = bind(streams.unfocus);

export interface ServiceChat {
  title: string;
  /** Address of the chat's back link. */
  backUrl: string;
  /** `#rrggbb`, of the chat's header. */
  headerColor?: string | undefined;
}

/** Opens a chat with customer service and returns its address, which must be on an origin for chats (decision 23). */
export async function launchServiceChat(chat: ServiceChat, options?: SendOptions): Promise<string> {
  const input = { b2c: 1, ...chat, ...languageParam(), template: 'v2' };
  const { chatUrl } = await send(streams.launchChat, input, options);
  return chatUrl;
}

/** Opens a host's room and returns its address. Throws `host.not.live`, `record.not.found`. */
export async function launchHostChat(
  { hostId, background }: { hostId: string; background?: string | undefined },
  options?: SendOptions,
): Promise<string> {
  const input = { modelId: hostId, lbg: background, backHome: 1, ...languageParam() };
  const { chatUrl } = await send(streams.launchChat, input, options);
  return chatUrl;
}

export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(streams.unreadCount, {}, options);
  return unReadCount;
}

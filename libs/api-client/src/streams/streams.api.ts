import { languageParam } from '../config';
import type { Answered } from '../contract';
import { streams, type wireHost } from '../contract/streams/streams';
import { bind, send, type SendOptions } from '../transport/send';

const toHost = (wire: Answered<typeof wireHost>) => ({
  id: wire.id,
  name: wire.name,
  /** Takes part; a host who does not has no next stream. */
  active: wire.active,
  /** On air now: the room can be opened. */
  streaming: wire.streaming,
  /** Next start of a host off air, ms. */
  nextStreamAt: wire.nextStreamAt ?? undefined,
  /** Address of the cover without its ending. */
  cover: wire.cover,
  /** Sent back with a launch of the room. */
  background: wire.background,
  gameName: wire.gameName,
  room: wire.roomType,
  /** Of one broadcast in a private room, a decimal string. */
  price: wire.price ?? undefined,
  /** People who have been in the room. */
  viewers: wire.totalWatchedCount,
});

export type Host = ReturnType<typeof toHost>;

interface HostQuery {
  /** Part of a name; blanks around it are dropped. */
  name?: string;
}

const nameOf = ({ name }: HostQuery) => ({ name: name?.trim() || undefined });

/** What each list of hosts asks for (D2 §7): those of the platform's lists are on air or not. */
const LISTS = {
  onAir: { active: 1, streaming: 1 },
  hot: { type: 'hot' },
  promo: { type: 'promo' },
} as const;

export type HostList = keyof typeof LISTS;

/** Hosts of a list, those on air first. */
export const hosts = async (
  { list, ...query }: HostQuery & { list: HostList },
  options?: SendOptions,
) => (await send(streams.models, { ...LISTS[list], ...nameOf(query) }, options)).map(toHost);

/** Every host who takes part, on air or not. */
export const everyHost = async (options?: SendOptions) =>
  (await send(streams.models, { active: 1 }, options)).map(toHost);

/** Hosts subscribed to, on air or not (D2 §7). */
export const subscribedHosts = async (query: HostQuery = {}, options?: SendOptions) =>
  (await send(streams.focusList, nameOf(query), options)).map(toHost);

/** Subscribing twice is the same as once. Throws `record.not.found`. */
export const subscribe = bind(streams.focus);

/** Ends a subscription; a repeat changes nothing. */
export const unsubscribe = bind(streams.unfocus);

/** A chat with customer service to open. */
export interface ServiceChat {
  title: string;
  /** `#rrggbb`, of the chat's header. */
  headerColor?: string | undefined;
  /** Full address of the brand's page that the chat leads back to. */
  backUrl: string;
}

const toLaunchedChat = ({ chatUrl, message }: Answered<typeof streams.launchChat.value>) => ({
  /** Must be on an origin for chats (decision 23). */
  address: chatUrl,
  /** Plain text to show beside the chat; undefined or empty without one. */
  message,
});

/** A chat that is open (D1 §7). */
type LaunchedChat = ReturnType<typeof toLaunchedChat>;

/** Opens a chat with customer service. */
export async function launchServiceChat(
  chat: ServiceChat,
  options?: SendOptions,
): Promise<LaunchedChat> {
  const input = { b2c: 1, ...chat, ...languageParam(), template: 'v2' };
  return toLaunchedChat(await send(streams.launchChat, input, options));
}

/**
 * Opens a host's room; a private room is paid first. Throws `host.not.live`, `record.not.found`, `room.vip.only`,
 * `room.not.paid`.
 */
export async function launchHostChat(
  { hostId, background }: { hostId: string; background?: string | undefined },
  options?: SendOptions,
): Promise<LaunchedChat> {
  const input = { modelId: hostId, lbg: background, backHome: 1, ...languageParam() };
  return toLaunchedChat(await send(streams.launchChat, input, options));
}

/**
 * Pays for the present broadcast in a private room, once. Throws `host.not.live`, `record.not.found`, `field.invalid` for
 * another price, `wallet.insufficient`.
 */
export const payRoom = bind(streams.payRoom);

/** Number of unread messages of customer service. */
export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(streams.unreadCount, {}, options);
  return unReadCount;
}

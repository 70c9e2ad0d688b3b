import { languageParam } from '../config';
import type { Answered } from '../contract';
import { streams, type wireHost } from '../contract/streams/streams';
import { bind, send, type SendOptions } from '../transport/send';

const toHost = (wire: Answered<typeof wireHost>) => ({
  id: wire.id,
  name: wire.name,
  /** Whether the host streams at all; inactive hosts have no next stream. */
  active: wire.active,
  /** Whether the host is on air, so that the room can be opened. */
  streaming: wire.streaming,
  /** Next start of a host off air, ms. */
  nextStreamAt: wire.nextStreamAt ?? undefined,
  /** URL of the cover without its extension. */
  cover: wire.cover,
  /** Passed to `launchHostChat`. */
  background: wire.background,
  gameName: wire.gameName,
  room: wire.roomType,
  /** Price of one broadcast in a private room, as a decimal string. */
  price: wire.price ?? undefined,
  /** Total number of viewers so far. */
  viewers: wire.totalWatchedCount,
});

export type Host = ReturnType<typeof toHost>;

interface HostQuery {
  /** Part of a name; trimmed. */
  name?: string;
}

const nameOf = ({ name }: HostQuery) => ({ name: name?.trim() || undefined });

/** Query of each host list (D2 §7); the platform's own lists include hosts off air. */
const LISTS = {
  onAir: { active: 1, streaming: 1 },
  hot: { type: 'hot' },
  promo: { type: 'promo' },
} as const;

export type HostList = keyof typeof LISTS;

/** Returns the hosts of a list, those on air first. */
export const hosts = async (
  { list, ...query }: HostQuery & { list: HostList },
  options?: SendOptions,
) => (await send(streams.models, { ...LISTS[list], ...nameOf(query) }, options)).map(toHost);

/** Returns all active hosts, on air or not. */
export const everyHost = async (options?: SendOptions) =>
  (await send(streams.models, { active: 1 }, options)).map(toHost);

/** Returns subscribed hosts, on air or not (D2 §7). */
export const subscribedHosts = async (query: HostQuery = {}, options?: SendOptions) =>
  (await send(streams.focusList, nameOf(query), options)).map(toHost);

/** Subscribes to a host. Idempotent. Throws `record.not.found`. */
export const subscribe = bind(streams.focus);

/** Unsubscribes from a host. Idempotent. */
export const unsubscribe = bind(streams.unfocus);

/** Options of a customer service chat. */
export interface ServiceChat {
  title: string;
  /** Colour of the chat header, `#rrggbb`. */
  headerColor?: string | undefined;
  /** Absolute URL of the brand page that the chat links back to. */
  backUrl: string;
}

const toLaunchedChat = ({ chatUrl, message }: Answered<typeof streams.launchChat.value>) => ({
  /** Must be on an origin for chats (decision 23). */
  address: chatUrl,
  /** Plain-text notice to show beside the chat; undefined or empty if none. */
  message,
});

/** A launched chat (D1 §7). */
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
 * Opens a host's room; pay for a private room first. Throws `host.not.live`, `record.not.found`, `room.vip.only`,
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
 * Pays once for the current broadcast in a private room. Throws `host.not.live`, `record.not.found`, `field.invalid`
 * (changed price), `wallet.insufficient`.
 */
export const payRoom = bind(streams.payRoom);

/** Returns the number of unread customer service messages. */
export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(streams.unreadCount, {}, options);
  return unReadCount;
}

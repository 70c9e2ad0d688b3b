import { apiConfig } from '../config';
import type { CallAnswer } from '../contract';
import { streams } from '../contract/streams';
import { send, type SendOptions } from '../transport/send';

type WireModel = CallAnswer<typeof streams.models>[number];

export interface Host {
  id: string;
  name: string;
  onAir: boolean;
  /** Address of the cover without its ending. */
  cover: string;
  gameName: string;
  room: 'normal' | 'vip' | 'private';
  viewers: number;
}

const toHost = (model: WireModel): Host => ({
  id: model.id,
  name: model.name,
  onAir: model.active,
  cover: model.cover,
  gameName: model.gameName,
  room: model.roomType,
  viewers: model.totalWatchedCount,
});

/** Part of a name; blanks around it are dropped. */
const nameOf = ({ name }: { name?: string }) => name?.trim() || undefined;

export async function hosts(query: { name?: string }, options?: SendOptions): Promise<Host[]> {
  const input = { active: 1, streaming: 1, name: nameOf(query) };
  return (await send(streams.models, input, options)).map(toHost);
}

/** Hosts subscribed to, on air or not (D2 §7). */
export async function subscribedHosts(
  query: { name?: string } = {},
  options?: SendOptions,
): Promise<Host[]> {
  return (await send(streams.focusList, { name: nameOf(query) }, options)).map(toHost);
}

/** Twice is as good as once. Throws `record.not.found`. */
export async function subscribe(hostId: string): Promise<void> {
  await send(streams.focus, { modelId: hostId });
}

export async function unsubscribe(hostId: string): Promise<void> {
  await send(streams.unfocus, { modelId: hostId });
}

export interface ServiceChat {
  title: string;
  /** Where the chat's own way back leads. */
  backUrl: string;
  /** `#rrggbb`, of the chat's header. */
  headerColor?: string | undefined;
}

/**
 * Opens a chat with customer service and answers its address, which must be on an origin for chats
 * (decision 23). Every call opens a new one, so it is never repeated by itself.
 */
export async function launchServiceChat(
  { title, backUrl, headerColor }: ServiceChat,
  options?: SendOptions,
): Promise<string> {
  const input = {
    b2c: 1,
    title,
    backUrl,
    headerColor,
    language: apiConfig().language(),
    template: 'v2',
  };
  const { chatUrl } = await send(streams.launchChat, input, { ...options, once: true });
  return chatUrl;
}

/** Opens a host's room and answers its address. Throws `host.not.live`, `record.not.found`. */
export async function launchHostChat(
  { hostId, background }: { hostId: string; background?: string | undefined },
  options?: SendOptions,
): Promise<string> {
  const input = { modelId: hostId, lbg: background, backHome: 1, language: apiConfig().language() };
  const { chatUrl } = await send(streams.launchChat, input, { ...options, once: true });
  return chatUrl;
}

export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(streams.unreadCount, {}, options);
  return unReadCount;
}

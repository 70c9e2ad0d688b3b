import { streams } from '../contract/streams';
import { send, type SendOptions } from '../transport/send';

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

export async function hosts(query: { name?: string }, options?: SendOptions): Promise<Host[]> {
  const value = await send(
    streams.models,
    { active: 1, streaming: 1, name: query.name?.trim() || undefined },
    options,
  );
  return value.map((model) => ({
    id: model.id,
    name: model.name,
    onAir: model.active,
    cover: model.cover,
    gameName: model.gameName,
    room: model.roomType,
    viewers: model.totalWatchedCount,
  }));
}

export async function unreadCount(options?: SendOptions): Promise<number> {
  const { unReadCount } = await send(streams.unreadCount, {}, options);
  return unReadCount;
}

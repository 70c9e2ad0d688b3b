import * as z from 'zod/mini';

/** Router state of a room: survives a reload, not a copied link. */
const roomState = z.object({
  /** Name of the host in the language of the list. */
  name: z.string().check(z.maxLength(200)),
  /** Address of the cover, without its ending. */
  cover: z.string().check(z.startsWith('/'), z.maxLength(500)),
  /** Address of the page the room was opened from. */
  from: z.string().check(z.startsWith('/'), z.maxLength(2000)),
});

export type RoomState = z.output<typeof roomState>;

/** Returns the router state of a room; undefined if there is none. */
export function toRoomState(state: unknown): RoomState | undefined {
  const parsed = z.safeParse(roomState, state);
  return parsed.success ? parsed.data : undefined;
}

const hostId = z.string().check(z.minLength(1), z.maxLength(64));

/** Returns the host of a room's address; undefined if it names none. */
export function roomHost(query: URLSearchParams): string | undefined {
  const parsed = z.safeParse(hostId, query.get('host'));
  return parsed.success ? parsed.data : undefined;
}

import type { PlayState } from './play-address';

/** Router state of the last opened address: a login on the way loses it. */
let lastOpened: { search: string; state: unknown } = { search: '', state: undefined };

/** Remembers the router state of a game's address until another game is opened. */
export function rememberPlayState(path: string, state: PlayState): void {
  lastOpened = { search: path.slice(path.indexOf('?')), state };
}

/** Router state of an address, or the remembered one. */
export const playStateOf = (search: string, state: unknown): unknown =>
  state ?? (lastOpened.search === search ? lastOpened.state : undefined);

/** Time in which the tile of the left game can take the focus, ms. */
const FOCUS_MS = 3_000;

let lastPlayed = { nodeId: '', leftAt: -Infinity };

/** Records that a game was left. */
export function noteLastPlayed(nodeId: string | undefined): void {
  lastPlayed = { nodeId: nodeId ?? '', leftAt: Date.now() };
}

/** Whether this game was left within the last seconds. */
export const wasJustPlayed = (nodeId: string): boolean =>
  lastPlayed.nodeId === nodeId && Date.now() - lastPlayed.leftAt < FOCUS_MS;

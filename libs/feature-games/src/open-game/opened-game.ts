import type { PlayState } from './play-address';

/** State of the address opened last, for a login on the way, which carries none. */
let lastOpened: { search: string; state: unknown } = { search: '', state: undefined };

/** Remembers the state of a game's address until another game is opened. */
export function rememberPlay(search: string, state: PlayState): void {
  lastOpened = { search, state };
}

/** The router state of an address, or the one remembered for it. */
export const stateOf = (search: string, state: unknown): unknown =>
  state ?? (lastOpened.search === search ? lastOpened.state : undefined);

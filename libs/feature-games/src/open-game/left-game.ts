/** Milliseconds in which the tile of a game that was left takes the focus: until its list is there. */
const FRESH_MS = 3_000;

let left = { nodeId: '', at: -Infinity };

/** Notes that a game was left. */
export function noteLeftGame(nodeId: string | undefined): void {
  left = { nodeId: nodeId ?? '', at: Date.now() };
}

/** Whether a game has just been left. */
export const isLeftGame = (nodeId: string): boolean =>
  left.nodeId === nodeId && Date.now() - left.at < FRESH_MS;

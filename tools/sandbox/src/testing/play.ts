import type { Sandbox } from '../app';
import type { LobbyState } from '../play/lobby';
import type { TableState } from '../play/table-state';
import type { Answered, visitor } from './visitor';

type Caller = Pick<ReturnType<typeof visitor>, 'call'>;

/** Slot of the seed. */
export const SLOT = { nodeId: '20001', vendor: 'moonkoi', gameId: 'MOONKOI_1000' };

/** Sends a request of a launched game's page. */
const atTable = async (sandbox: Sandbox, path: string, init?: RequestInit) =>
  sandbox.fetch(new Request(`http://games.localhost/play/api/${path}`, init));

/** Launches a game; returns the token of its page. Throws the code of a refusal. */
export async function launchGame(me: Caller, input: object = SLOT): Promise<string> {
  const { success, value, errorCode } = await me.call('games.launch', input);
  if (!success) throw new Error(`games.launch was refused: ${errorCode}`);
  const { content } = value as { content: { game_url: string } };
  return new URL(content.game_url).searchParams.get('t') ?? '';
}

/** Response to a page's state request. */
export const askTable = (sandbox: Sandbox, t: string) => atTable(sandbox, `state?t=${t}`);

/** State of a launched game. */
export const tableOf = async (sandbox: Sandbox, t: string) =>
  (await (await askTable(sandbox, t)).json()) as TableState;

/** State of a launched lobby. */
export const lobbyOf = async (sandbox: Sandbox, t: string) =>
  (await (await askTable(sandbox, t)).json()) as LobbyState;

const post = (sandbox: Sandbox, path: string, body: object) =>
  atTable(sandbox, path, { method: 'POST', body: JSON.stringify(body) });

/** Requests a round. */
export const askRound = (sandbox: Sandbox, body: object) => post(sandbox, 'round', body);

/** Chooses a game of a lobby. */
export const askEnter = (sandbox: Sandbox, body: object) => post(sandbox, 'enter', body);

/**
 * Launches a game and plays rounds of the lowest stake, like its page. Returns an envelope like a call: refused with
 * the first refusal, if any.
 */
export async function play(
  sandbox: Sandbox,
  me: Caller,
  input: object = SLOT,
  rounds = 1,
): Promise<Pick<Answered, 'success' | 'value' | 'errorCode'>> {
  const launched = await me.call('games.launch', input);
  if (!launched.success) return launched;
  const { content } = launched.value as { content: { game_url: string } };
  const t = new URL(content.game_url).searchParams.get('t') ?? '';
  const { stakes } = await tableOf(sandbox, t);
  for (let i = 0; i < rounds; i += 1) {
    const response = await askRound(sandbox, { t, stake: stakes[0], key: String(i) });
    if (!response.ok) return (await response.json()) as Answered;
  }
  return launched;
}

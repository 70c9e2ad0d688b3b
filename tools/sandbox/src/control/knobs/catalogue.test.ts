import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { pictureAt } from '../../server/picture-table';
import { turn } from '../../testing/turn';
import { signedInAs, visitor } from '../../testing/visitor';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

interface Game {
  nodeId: string;
  vassalage: string;
  gameId: string;
}

const LAUNCH = { accountType: 1, launchMode: 'GLS' };
const hot = async () => visitor(sandbox).value<Game[]>('games.hot');
const launch = async ({ nodeId, gameId, vassalage }: Game) =>
  signedInAs(sandbox, 'player01').call('games.launch', {
    ...LAUNCH,
    nodeId,
    gameId,
    vendor: vassalage,
  });

async function vendorStates(code: string) {
  const groups =
    await visitor(sandbox).value<{ vendors: { code: string; maintenance: boolean }[] }[]>(
      'games.vendors',
    );
  return groups
    .flatMap(({ vendors }) => vendors)
    .filter((one) => one.code === code)
    .map(({ maintenance }) => maintenance);
}

it('turns a vendor off and on, also in cached answers', async () => {
  const [game] = await hot();
  if (game === undefined) throw new Error('no hot game');
  const states = await vendorStates(game.vassalage);
  expect(states).not.toContain(true);
  await turn(sandbox, 'vendor', { vendor: game.vassalage, state: 'off' });
  expect(await vendorStates(game.vassalage)).toEqual(states.map(() => true));
  expect(sandbox.control.knobs.vendors({})).toContainEqual(
    expect.objectContaining({ vendor: game.vassalage, state: 'off' }),
  );
  expect((await launch(game)).errorCode).toBe('game.maintenance');
  await turn(sandbox, 'vendor', { vendor: game.vassalage, state: 'on' });
  expect(await vendorStates(game.vassalage)).toEqual(states);
  expect((await launch(game)).success).toBe(true);
});

it('hides a game from its lists and shows it again', async () => {
  const [game] = await hot();
  if (game === undefined) throw new Error('no hot game');
  const { nodeId } = game;
  await launch(game);
  await turn(sandbox, 'game', { nodeId, state: 'off' });
  expect((await hot()).map((one) => one.nodeId)).not.toContain(nodeId);
  expect((await launch(game)).errorCode).toBe('game.maintenance');
  await turn(sandbox, 'game', { nodeId, state: 'on' });
  expect((await hot())[0]).toEqual(game);
});

it('refuses an unknown vendor or game', async () => {
  expect((await turn(sandbox, 'vendor', { vendor: 'none' })).status).toBe(404);
  expect((await turn(sandbox, 'game', { nodeId: 'none' })).status).toBe(404);
});

describe('a catalogue', () => {
  const named = async (gameName: string) =>
    (await visitor(sandbox).value<{ games: Game[] }>('games.list', { gameName })).games;
  const pages = async () =>
    (await visitor(sandbox).value<{ totalPages: number }>('games.list', { pageSize: 100 }))
      .totalPages;

  it('grows to 5,000 games with names, pictures and launches', async () => {
    const before = await pages();
    const { body } = await turn(sandbox, 'catalogue', { games: 5_000 });
    expect(body).toEqual({ games: 5_000 });
    expect(await pages()).toBe(50);
    const [first, second] = await named('Golden Arowana');
    expect(second).toMatchObject({ nodeId: `${first?.nodeId}-2`, gameName: 'Cá Rồng Vàng II' });
    const shown = (node: string | undefined) => pictureAt(`game/${node}-portrait`);
    expect(shown(second?.nodeId)).toEqual(shown(first?.nodeId));
    expect(shown(second?.nodeId)).toBeDefined();
    expect(await named('ca rong vang ii')).toContainEqual(second);
    if (second === undefined) throw new Error('no sequel');
    expect((await launch(second)).success).toBe(true);
    sandbox.reset();
    expect(await pages()).toBe(before);
  });

  it('never shrinks, and has a maximum', async () => {
    const { body } = await turn(sandbox, 'catalogue', { games: 1 });
    expect(body['games']).toBeGreaterThan(2_000);
    expect((await turn(sandbox, 'catalogue', { games: 20_000 })).status).toBe(400);
  });
});

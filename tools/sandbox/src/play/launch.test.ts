import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { askEnter, askRound, askTable, launchGame, lobbyOf, SLOT, tableOf } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

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
  gameId: string;
  vassalage: string;
  supportPlay: boolean;
  freeReject: boolean;
  virtualReject: boolean;
}

const player = () => signedInAs(sandbox, 'player01');
async function gameOf(gameType: string): Promise<Game> {
  const { games } = await visitor(sandbox).value<{ games: [Game] }>('games.list', { gameType });
  return games[0];
}
const launched = ({ nodeId, gameId, vassalage: vendor }: Game) => ({ nodeId, gameId, vendor });

describe('the game of a launch', () => {
  it.each([
    ['its node', { nodeId: '20001' }],
    ['its id', { gameId: 'MOONKOI_1000' }],
    ['its code', { gameCode: 'MOONKOI_1000' }],
    ['all of them', { ...SLOT, gameCode: 'MOONKOI_1000', gameType: 'RNG', isGameH5: 1 }],
  ])('is identified by %s (D2 §3)', async (_, named) => {
    const t = await launchGame(player(), { vendor: 'moonkoi', ...named });
    expect((await tableOf(sandbox, t)).picture).toBe('/cdn/game/20001');
  });

  it.each([
    ['an unknown node', { nodeId: 'nonsense' }],
    ['an unknown id', { gameId: 'nonsense' }],
    ['a node with an id of another', { nodeId: '20001', gameId: 'nonsense' }],
    ['an unknown code', { gameCode: 'nonsense' }],
    ['an unknown vendor', { vendor: 'nobody' }],
    ['a game of another vendor', { vendor: 'drumline', nodeId: '20001' }],
    ['a category that the vendor does not have', { gameType: 'SPORTS' }],
  ])('is refused as %s', async (_, named) => {
    expect(await player().call('games.launch', { vendor: 'moonkoi', ...named })).toMatchObject({
      errorCode: 'game.not.found',
    });
  });
});

describe('the lobby of a vendor', () => {
  it.each([
    ['SPORTS', 'drumline'],
    ['LIVE', 'velour'],
  ])('of %s opens without a game or a bet (D2 §3, §9)', async (gameType, vendor) => {
    const before = await player().value('wallet.balance');
    const t = await launchGame(player(), { vendor, gameType, gameCode: 'lobby' });
    const { kind, games } = await lobbyOf(sandbox, t);
    expect([kind, games.length > 0]).toEqual(['lobby', true]);
    expect(await player().value('wallet.balance')).toEqual(before);
    expect((await askRound(sandbox, { t, stake: '10000', key: 'a' })).status).toBe(409);
  });

  it('opens a chosen game once', async () => {
    const t = await launchGame(player(), { vendor: 'velour', gameType: 'LIVE' });
    const [first, second] = (await lobbyOf(sandbox, t)).games;
    const entered = await askEnter(sandbox, { t, nodeId: first?.nodeId });
    expect(await entered.json()).toMatchObject({ kind: 'cards', gameName: first?.name });
    const { list } = await player().value<{ list: { nodeId: string }[] }>('games.recent');
    expect(list[0]?.nodeId).toBe(first?.nodeId);
    expect((await askEnter(sandbox, { t, nodeId: second?.nodeId })).status).toBe(409);
  });

  it.each(['SPORTS', 'COCKFIGHT'])('has no play money for a game of %s', async (gameType) => {
    const game = await gameOf(gameType);
    const { nodeId, vassalage: vendor } = game;
    expect(game.supportPlay).toBe(false);
    expect(await player().call('games.launch', { ...launched(game), freeplay: 1 })).toMatchObject({
      errorCode: 'function.not.available',
    });
    const t = await launchGame(player(), { vendor, gameType, gameCode: 'lobby', freeplay: 1 });
    const refused = await askEnter(sandbox, { t, nodeId });
    expect(await refused.json()).toMatchObject({ errorCode: 'function.not.available' });
    expect((await askRound(sandbox, { t, stake: '10000', key: 'a' })).status).toBe(409);
  });

  it('lists no games of other vendors and no closed games', async () => {
    const t = await launchGame(player(), { vendor: 'velour', gameType: 'LIVE' });
    expect((await askEnter(sandbox, { t, nodeId: '20001' })).status).toBe(409);
    const [first] = (await lobbyOf(sandbox, t)).games;
    sandbox.control.knobs.game({ nodeId: first?.nodeId ?? '', state: 'off' });
    const refused = await askEnter(sandbox, { t, nodeId: first?.nodeId });
    expect(await refused.json()).toMatchObject({ errorCode: 'game.maintenance' });
  });
});

describe('the launch of lotteries (D2 §4)', () => {
  interface Row {
    gameCode: string;
    nodeId: string;
    vendorCode: string;
  }
  const lotteries = async () => (await player().value<{ list: Row[] }>('games.lotteries')).list;
  const named = ({ nodeId, vendorCode: vendor }: Row) => ({ nodeId, vendor, gameType: 'LOTT' });
  const own = { launchMode: 'LOTT', lottoArea: 'VN', lottoPrizeMode: 'Elott' } as const;
  const kindOf = async (input: object) => {
    const answer = await askTable(sandbox, await launchGame(player(), input));
    return ((await answer.json()) as { kind: string }).kind;
  };

  it('opens the lottery of each code', async () => {
    for (const row of await lotteries()) {
      const input = { ...named(row), ...own, lottoGameCode: row.gameCode, lottoView: 'betting' };
      expect(await kindOf(input)).toBe('draw');
    }
  });

  it.each([
    ['the code', own],
    ['its own fields', { launchMode: 'GLS' }],
    ['a view of bets', { ...own, lottoGameCode: 'VN_NORTH', lottoView: 'lobby' }],
  ])('without %s opens the lobby of its vendor', async (_, input) => {
    const [row] = await lotteries();
    if (!row) throw new Error('no lottery');
    expect(await kindOf({ ...named(row), ...input })).toBe('lobby');
    const { list } = await player().value<{ list: { nodeId: string }[] }>('games.recent');
    expect(list[0]?.nodeId).not.toBe(row.nodeId);
  });

  it('refuses the code of another lottery', async () => {
    const [row, other] = await lotteries();
    if (!row || !other) throw new Error('no lotteries');
    const input = { ...named(row), ...own, lottoGameCode: other.gameCode };
    expect(await player().call('games.launch', input)).toMatchObject({
      errorCode: 'game.not.found',
    });
  });

  it('is an ordinary launch for games that are not in the list of lotteries', async () => {
    const listed = new Set((await lotteries()).map(({ nodeId }) => nodeId));
    const { games } = await visitor(sandbox).value<{ games: Game[] }>('games.list', {
      gameType: 'LOTT',
      pageSize: 100,
    });
    const game = games.find(({ nodeId }) => !listed.has(nodeId));
    if (!game) throw new Error('all are lotteries');
    expect(await kindOf({ ...launched(game), launchMode: 'GLS' })).toBe('draw');
  });
});

describe('players of a game', () => {
  it('are listed in the game’s data (D2 §6)', async () => {
    expect(await gameOf('RNG')).toMatchObject({
      supportPlay: true,
      freeReject: false,
      virtualReject: false,
    });
    expect(await gameOf('COCKFIGHT')).toMatchObject({ supportPlay: false, freeReject: true });
    expect(await gameOf('LOTT')).toMatchObject({ supportPlay: true, virtualReject: true });
  });

  it('are checked by the server', async () => {
    const { token } = await visitor(sandbox).value<{ token: string }>('access.freePlay');
    const trial = visitor(sandbox, { token });
    const sports = launched(await gameOf('COCKFIGHT'));
    expect(await trial.call('games.launch', sports)).toMatchObject({
      errorCode: 'account.no.permission',
    });
    const virtual = signedInAs(sandbox, 'virtual01');
    expect(await virtual.call('games.launch', launched(await gameOf('LOTT')))).toMatchObject({
      errorCode: 'account.no.permission',
    });
  });

  it('do not include play money where free play is off', async () => {
    const sports = { ...launched(await gameOf('COCKFIGHT')), freeplay: 1 };
    expect(await player().call('games.launch', sports)).toMatchObject({
      errorCode: 'function.not.available',
    });
  });

  it('do not include members in a time-out', async () => {
    const me = signedInAs(sandbox, 'fresh01');
    const until = sandbox.control.state().clock.now + 2 * 86_400_000;
    await me.value('protection.timeOut', { until });
    expect(await signedInAs(sandbox, 'fresh01').call('games.launch', SLOT)).toMatchObject({
      errorCode: 'account.excluded',
    });
  });
});

describe('return address', () => {
  it.each([
    ['/m/slot-games?type=hot', 'http://aurora.localhost/m/slot-games?type=hot'],
    ['http://jade.localhost:4300/m/home', 'http://jade.localhost:4300/m/home'],
  ])('%s is accepted unchanged', async (backUrl, told) => {
    const t = await launchGame(player(), { ...SLOT, backUrl });
    expect((await tableOf(sandbox, t)).backUrl).toBe(told);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', 'http://games.localhost/', 'http://['])(
    '%s is refused',
    async (backUrl) => {
      expect(await player().call('games.launch', { ...SLOT, backUrl })).toMatchObject({
        errorCode: 'request_param_err',
        value: { fields: { backUrl: expect.anything() as unknown } },
      });
    },
  );

  it('is empty unless given', async () => {
    const answer = await askTable(sandbox, await launchGame(player()));
    expect(await answer.json()).toMatchObject({ backUrl: null });
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES } from '../brands/brands';
import { ACCOUNTS } from '../seed/accounts.data';
import { signedInAs, visitor } from '../testing/visitor';
import { ODDS } from '../wallet/odds.data';
import type { TableState } from './table';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 20);
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const GAME = { launchMode: 'GLS', nodeId: '20001', vendor: 'moonkoi', gameId: 'MOONKOI_1000' };
type Member = ReturnType<typeof visitor>;

async function open(me: Member, input: object = {}): Promise<string> {
  const { content } = await me.value<{ content: { game_url: string } }>('games.launch', {
    ...GAME,
    ...input,
  });
  return new URL(content.game_url).searchParams.get('t') ?? '';
}

const state = (t: string) =>
  sandbox.fetch(new Request(`http://games.localhost/play/api/state?t=${t}`));
const round = (body: object) =>
  sandbox.fetch(
    new Request('http://games.localhost/play/api/round', {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );
const table = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as TableState;

it('plays the opening round, moves the balance and remembers the game', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const before = await me.value<{ sumBalance: string }>('wallet.balance');
  const t = await open(me, { language: 'VI' });
  const shown = await table(state(t));
  expect(shown).toMatchObject({
    gameName: 'Sen Dưới Trăng',
    brand: 'aurora',
    rounds: 1,
    stake: '10000',
  });
  expect(shown.balance).not.toBe(before.sumBalance);
  const last = shown.last;
  expect(BigInt(before.sumBalance) - 10_000n + BigInt(last?.payout ?? 0)).toBe(
    BigInt(shown.balance),
  );
  const recent = await me.value<{ list: { nodeId: string }[] }>('games.recent');
  expect(recent.list.map(({ nodeId }) => nodeId)).toEqual(['20001']);
});

it('plays a round once, however often its key is sent', async () => {
  const t = await open(signedInAs(sandbox, 'player01'));
  const first = await table(round({ t, stake: '20000', key: 'a' }));
  const again = await table(round({ t, stake: '20000', key: 'a' }));
  expect(again).toEqual(first);
  const other = await table(round({ t, stake: '20000', key: 'b' }));
  expect(other.rounds).toBe(3);
});

it.each([
  ['a token nobody has', { t: 'x', stake: '10000', key: 'k' }, 401, 'login.not.session'],
  ['a stake that is none', { stake: '12345', key: 'k' }, 400, 'request_param_err'],
  ['a stake that is no number', { stake: '1e4', key: 'k' }, 400, 'request_param_err'],
  ['no key', { stake: '10000' }, 400, 'request_param_err'],
])('refuses %s', async (_, body, status, errorCode) => {
  const t = await open(signedInAs(sandbox, 'player01'));
  const response = await round({ t, ...body });
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ success: false, errorCode }),
  ]);
});

it('refuses what the balance does not cover, and takes nothing', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const t = await open(me);
  let response = await round({ t, stake: '200000', key: '0' });
  for (let i = 1; response.ok; i += 1) response = await round({ t, stake: '200000', key: `${i}` });
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ errorCode: 'wallet.insufficient' }),
  ]);
  const { balance, wallets } = sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
  expect(wallets[0]?.balance).toBe(balance);
  expect(Number(balance)).toBeLessThan(200_000);
});

it('ends a launch four hours after its start or its last bet', async () => {
  const t = await open(signedInAs(sandbox, 'player01'));
  now += 4 * 60 * MINUTE - 1;
  expect((await round({ t, stake: '10000', key: 'a' })).status).toBe(200);
  now += 4 * 60 * MINUTE - 1;
  expect((await state(t)).status).toBe(200);
  now += 1;
  expect((await state(t)).status).toBe(401);
});

it('opens nothing that is closed to the account', async () => {
  const guest = await visitor(sandbox).value<{ token: string }>('access.freePlay');
  const trial = visitor(sandbox, { token: guest.token });
  const [sports] = (
    await trial.value<{ games: { nodeId: string; vassalage: string }[] }>('games.list', {
      gameType: 'COCKFIGHT',
    })
  ).games;
  const game = { nodeId: sports?.nodeId, vendor: sports?.vassalage };
  expect(await trial.call('games.launch', { ...GAME, ...game })).toMatchObject({
    errorCode: 'account.no.permission',
  });
  expect(await trial.call('games.launch', GAME)).toMatchObject({ success: true });
  const list = await trial.value<{ games: { nodeId: string }[] }>('games.list', {
    gameType: 'PVP',
    vassalage: 'quillstone',
  });
  const closed = { ...GAME, nodeId: list.games[0]?.nodeId, vendor: 'quillstone' };
  expect(await signedInAs(sandbox, 'player01').call('games.launch', closed)).toMatchObject({
    errorCode: 'game.maintenance',
  });
});

it('plays for play money without touching the balance', async () => {
  const me = signedInAs(sandbox, 'player01');
  const before = await me.value('wallet.balance');
  const t = await open(me, { freeplay: 1 });
  expect(BigInt((await table(state(t))).balance)).toBeLessThan(2_200_000n);
  expect(await me.value('wallet.balance')).toEqual(before);
});

it('is served on the games’ own host only', async () => {
  const t = await open(signedInAs(sandbox, 'player01'));
  const elsewhere = new Request(`http://aurora.localhost/play/api/state?t=${t}`);
  expect((await sandbox.fetch(elsewhere)).status).toBe(404);
});

it('states odds that are all there is, and return less than is staked', () => {
  expect(ODDS.reduce((sum, { perThousand }) => sum + perThousand, 0)).toBe(1_000);
  const back = ODDS.reduce((sum, odds) => sum + odds.perThousand * odds.halfMultiplier, 0);
  expect(back).toBeLessThan(2_000);
});

it('keeps every ledger adding up to its balance, whatever is played', async () => {
  const someone = fc.constantFrom(
    ...BRAND_CODES.flatMap((brand) =>
      ACCOUNTS.filter(({ locked }) => locked !== true).map(({ name }) => ({ brand, name })),
    ),
  );
  const step = fc.record({
    who: someone,
    rounds: fc.array(fc.record({ stake: fc.nat(5), key: fc.nat(4) }), { maxLength: 4 }),
    freeplay: fc.constantFrom(1, 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { who, rounds, freeplay } of steps) {
        const me = signedInAs(sandbox, who.name, who.brand);
        const { success, value } = await me.call('games.launch', { ...GAME, freeplay });
        if (!success) continue;
        const { content } = value as { content: { game_url: string } };
        const t = new URL(content.game_url).searchParams.get('t') ?? '';
        const { stakes } = await table(state(t));
        for (const { stake, key } of rounds) {
          await round({ t, stake: stakes[stake] ?? '7', key: String(key) });
        }
        const { wallets, transactions } = sandbox.control.ledger({
          user: who.name,
          brand: who.brand,
        });
        for (const { balance, addsUpTo } of wallets) expect(addsUpTo).toBe(balance);
        expect(transactions.every(({ balanceAfter }) => !balanceAfter.startsWith('-'))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

it('opens the lobby of a vendor without a game, and bets nothing (D2 §3, §9)', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const before = await me.value<{ sumBalance: string }>('wallet.balance');
  for (const input of [{ gameType: 'RNG' }, { gameCategory: 'RNG', gameCode: 'lobby' }, {}]) {
    const { content } = await me.value<{ content: { game_url: string } }>('games.launch', {
      vendor: 'moonkoi',
      ...input,
    });
    const t = new URL(content.game_url).searchParams.get('t') ?? '';
    expect(await table(state(t))).toMatchObject({ rounds: 0, last: null });
  }
  expect(await me.value('wallet.balance')).toEqual(before);
  for (const input of [{ vendor: 'nobody' }, { vendor: 'moonkoi', gameType: 'SPORTS' }])
    expect(await me.call('games.launch', input)).toMatchObject({ errorCode: 'game.not.found' });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRAND_CODES } from '../brands/brands';
import { CATEGORY_ORDER } from '../catalogue/categories.data';
import { ACCOUNTS } from '../seed/accounts.data';
import { lotteryLaunch } from '../testing/lottery-bets';
import { withHeldBody } from '../testing/held-body';
import { platformAt } from '../testing/platform-at';
import { askRound, askTable, launchGame, SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';
import type { TableState } from './table-state';

const platform = platformAt(Date.UTC(2026, 10, 20));

interface Listed {
  nodeId: string;
  gameId: string;
  vassalage: string;
}
type Caller = ReturnType<typeof signedInAs>;

const open = (me: Caller, input: object = {}) => launchGame(me, { ...SLOT, ...input });
/** Launch input of the first game of a category. */
async function firstOf(me: Caller, gameType: string) {
  if (gameType === 'LOTT') return lotteryLaunch(me, 'VN_NORTH');
  const [game] = (await me.value<{ games: Listed[] }>('games.list', { gameType })).games;
  return { nodeId: game?.nodeId, gameId: game?.gameId, vendor: game?.vassalage };
}
const state = (t: string) => askTable(platform.sandbox, t);
const round = (body: object) => askRound(platform.sandbox, body);
const table = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as TableState;

it('a launch places no bet and stores the game', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const before = await me.value<{ sumBalance: string }>('wallet.balance');
  const t = await open(me, { language: 'VI' });
  await open(me, { language: 'VI' });
  expect(await table(state(t))).toMatchObject({
    kind: 'reels',
    gameName: 'Sen Dưới Trăng',
    brand: 'aurora',
    balance: before.sumBalance,
    rounds: 0,
    last: null,
    stake: '10000',
  });
  expect(await me.value('wallet.balance')).toEqual(before);
  const recent = await me.value<{ list: { nodeId: string }[] }>('games.recent');
  expect(recent.list.map(({ nodeId }) => nodeId)).toEqual(['20001']);
});

it('a round moves the balance by its stake and payout', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const t = await open(me);
  const before = BigInt((await table(state(t))).balance);
  const { last, balance, rounds } = await table(round({ t, stake: '10000', key: 'a' }));
  expect(BigInt(balance)).toBe(before - 10_000n + BigInt(last?.payout ?? 0));
  expect(rounds).toBe(1);
});

it('a round is played once for its key', async () => {
  const t = await open(signedInAs(platform.sandbox, 'player01'));
  const first = await table(round({ t, stake: '20000', key: 'a' }));
  const again = await table(round({ t, stake: '20000', key: 'a' }));
  expect(again).toEqual(first);
  const other = await table(round({ t, stake: '20000', key: 'b' }));
  expect(other.rounds).toBe(2);
});

it.each([
  ['FISH', 'shots', 'SHARK', 1],
  ['PVP', 'hands', undefined, 6],
  ['LIVE', 'cards', 'TIE', 2],
  ['SPORTS', 'match', 'DRAW', 3],
  ['ESPORTS', 'match', 'AWAY', 3],
  ['COCKFIGHT', 'match', 'HOME', 1],
  ['LOTT', 'draw', '7', 0],
])('a game of %s has its kind', async (gameType, kind, pick, symbols) => {
  const me = signedInAs(platform.sandbox, 'player01');
  const t = await launchGame(me, await firstOf(me, gameType));
  const before = await table(state(t));
  const after = await table(round({ t, stake: '20000', key: 'a', pick }));
  expect([before.kind, after.last?.symbols.length]).toEqual([kind, symbols]);
  expect(after.last).toMatchObject({ stake: '20000', setting: before.setting });
  expect(after.last?.pick).toBe(pick ?? before.picks[0]?.pick);
  expect((await table(state(t))).last).toEqual(after.last);
  const refused = await round({ t, stake: '20000', key: 'b', pick: 'NOTHING' });
  expect(refused.status).toBe(400);
});

it('virtual tennis names two tennis players', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const { games } = await me.value<{ games: Listed[] }>('games.list', { gameName: 'Tennis' });
  const t = await launchGame(me, {
    nodeId: games[0]?.nodeId,
    gameId: games[0]?.gameId,
    vendor: games[0]?.vassalage,
  });
  const { setting, picks } = await table(state(t));
  expect(setting).toHaveLength(2);
  for (const side of setting) expect(side).toMatch(/^[A-Z]\. /);
  expect(picks.map(({ pick }) => pick)).toEqual(['HOME', 'AWAY']);
});

it('a ticket is settled at its draw and returned with its result', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const lottery = await lotteryLaunch(me, 'VN_FAST_1');
  const t = await launchGame(me, { ...lottery, playType: 'ent' });
  for (const [key, pick] of ['EVEN', 'ODD'].entries())
    await round({ t, stake: '10000', key: `${key}`, pick });
  const waiting = await table(state(t));
  expect(waiting.last).toMatchObject({ pick: 'ODD', symbols: [], payout: '0' });
  platform.now = waiting.last?.drawAt ?? 0;
  const drawn = await table(state(t));
  const digit = Number(drawn.last?.symbols.at(-1));
  expect(drawn.last?.payout).toBe(digit % 2 === 1 ? '19000' : '0');
  expect(BigInt(drawn.balance)).toBe(BigInt(waiting.balance) + 19_000n);
});

it.each([
  ['an unknown token', { t: 'x', stake: '10000', key: 'k' }, 401, 'login.not.session'],
  ['a zero stake', { stake: '12345', key: 'k' }, 400, 'request_param_err'],
  ['a stake that is not a number', { stake: '1e4', key: 'k' }, 400, 'request_param_err'],
  ['no key', { stake: '10000' }, 400, 'request_param_err'],
])('refuses %s', async (_, body, status, errorCode) => {
  const t = await open(signedInAs(platform.sandbox, 'player01'));
  const response = await round({ t, ...body });
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ success: false, errorCode }),
  ]);
});

it('a stake above the balance is refused, without a change of the balance', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const t = await open(me);
  let response = await round({ t, stake: '200000', key: '0' });
  for (let i = 1; response.ok; i += 1) response = await round({ t, stake: '200000', key: `${i}` });
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ errorCode: 'wallet.insufficient' }),
  ]);
  const { balance, wallets } = platform.sandbox.control.ledger({
    user: 'fresh01',
    brand: 'aurora',
  });
  expect(wallets[0]?.balance).toBe(balance);
  expect(Number(balance)).toBeLessThan(200_000);
});

it('refuses a game that is closed to the account', async () => {
  const guest = await visitor(platform.sandbox).value<{ token: string }>('access.freePlay');
  const trial = visitor(platform.sandbox, { token: guest.token });
  const [sports] = (
    await trial.value<{ games: { nodeId: string; vassalage: string }[] }>('games.list', {
      gameType: 'COCKFIGHT',
    })
  ).games;
  const game = { nodeId: sports?.nodeId, vendor: sports?.vassalage };
  expect(await trial.call('games.launch', game)).toMatchObject({
    errorCode: 'account.no.permission',
  });
  expect(await trial.call('games.launch', SLOT)).toMatchObject({ success: true });
  const list = await trial.value<{ games: { nodeId: string }[] }>('games.list', {
    gameType: 'PVP',
    vassalage: 'quillstone',
  });
  const closed = { nodeId: list.games[0]?.nodeId, vendor: 'quillstone' };
  expect(await signedInAs(platform.sandbox, 'player01').call('games.launch', closed)).toMatchObject(
    {
      errorCode: 'game.maintenance',
    },
  );
});

it('a round for play money leaves the balance unchanged', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const before = await me.value('wallet.balance');
  const t = await open(me, { freeplay: 1 });
  const { balance, last } = await table(round({ t, stake: '10000', key: 'a' }));
  expect(BigInt(balance)).toBe(2_000_000n - 10_000n + BigInt(last?.payout ?? 0));
  expect((await table(state(t))).freePlay).toBe(true);
  expect(await me.value('wallet.balance')).toEqual(before);
});

it('the game is served on the games’ host only', async () => {
  const t = await open(signedInAs(platform.sandbox, 'player01'));
  const elsewhere = new Request(`http://aurora.localhost/play/api/state?t=${t}`);
  expect((await platform.sandbox.fetch(elsewhere)).status).toBe(404);
});

it('a round whose body arrives late is played after the jobs that are due by then', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const t = await open(me);
  const transfer = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'TRAN MAI' };
  await me.value('deposit.manualTransfer', { ...transfer, amount: '500000' });
  const body = JSON.stringify({ t, stake: '10000', key: 'late' });
  const url = 'http://games.localhost/play/api/round';
  const { held, release } = withHeldBody(new Request(url, { method: 'POST', body }));
  const late = platform.sandbox.fetch(held);
  await state(t);
  platform.now += 60_000;
  await release();
  expect((await late).status).toBe(200);
  const { transactions } = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
  const kinds = transactions.map(({ txCode }) => txCode).filter((kind) => kind !== 'PAYOUT');
  expect(kinds.slice(-2)).toEqual(['DEPOSIT', 'STAKE']);
});

it('the ledger adds up to the balance after any rounds', async () => {
  const someone = fc.constantFrom(
    ...BRAND_CODES.flatMap((brand) =>
      ACCOUNTS.filter(({ locked }) => locked !== true).map(({ name }) => ({ brand, name })),
    ),
  );
  const step = fc.record({
    who: someone,
    rounds: fc.array(fc.record({ stake: fc.nat(5), key: fc.nat(4) }), { maxLength: 4 }),
    freeplay: fc.constantFrom(1, 0),
    gameType: fc.constantFrom(...CATEGORY_ORDER.aurora),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { who, rounds, freeplay, gameType } of steps) {
        const me = signedInAs(platform.sandbox, who.name, who.brand);
        const named = await firstOf(me, gameType);
        const t = await open(me, { ...named, freeplay }).catch(() => null);
        if (t === null) continue;
        const { stakes, picks } = await table(state(t));
        for (const { stake, key } of rounds) {
          const { pick } = picks[key % picks.length] ?? {};
          await round({ t, stake: stakes[stake] ?? '7', key: String(key), pick });
        }
        const { wallets, transactions } = platform.sandbox.control.ledger({
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

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { chatAt, hostsOnAir } from '../testing/chats';
import { turn } from '../testing/turn';
import { signedInAs } from '../testing/visitor';

const HOUR = 3_600_000;
let now = 0;
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

async function hostIn(roomType: string) {
  const [host] = await hostsOnAir(sandbox, roomType);
  if (host === undefined) throw new Error(`no ${roomType} room is on air`);
  return { modelId: host.id, price: host.price ?? '' };
}
const launch = (user: string, modelId: string) =>
  signedInAs(sandbox, user).call('streams.launchChat', { modelId });
const balance = async (user: string) =>
  (await signedInAs(sandbox, user).value<{ sumBalance: string }>('wallet.balance')).sumBalance;
const air = (host: string, state: string) =>
  turn(sandbox, 'host', { brand: 'aurora', host, air: state });

async function page(user: string, modelId: string) {
  const { chatUrl } = (await launch(user, modelId)).value as { chatUrl: string };
  return chatAt(sandbox, new URL(chatUrl));
}

test.each([
  ['normal', 'fresh01', undefined],
  ['normal', 'vip01', undefined],
  ['vip', 'fresh01', 'room.vip.only'],
  ['vip', 'vip01', undefined],
  ['private', 'fresh01', 'room.not.paid'],
  ['private', 'vip01', 'room.not.paid'],
])('launching a %s room as %s returns %s', async (roomType, user, errorCode) => {
  const { modelId } = await hostIn(roomType);
  expect((await launch(user, modelId)).errorCode ?? undefined).toBe(errorCode);
});

test.each([
  ['normal', 'host.not.live', (modelId: string) => air(modelId, 'off')],
  [
    'vip',
    'room.vip.only',
    () => turn(sandbox, 'vip', { brand: 'aurora', user: 'player01', level: 'none' }),
  ],
  // Back on air without a timetable is another broadcast.
  [
    'private',
    'room.not.paid',
    async (modelId: string) => {
      sandbox.control.clock({ shiftMs: 24 * HOUR });
      await air(modelId, 'on');
    },
  ],
])('the open page of a %s room closes with %s', async (roomType, errorCode, change) => {
  const { modelId, price } = await hostIn(roomType);
  if (price !== '')
    await signedInAs(sandbox, 'player01').value('streams.payRoom', { modelId, price });
  const { read, write } = await page('player01', modelId);
  expect((await read()).status).toBe(200);
  await change(modelId);
  expect(await read()).toMatchObject({ status: 409, errorCode });
  expect(await write('Hello')).toMatchObject({ status: 409, errorCode });
});

it('a private room shows its price, and charges it once when it is confirmed', async () => {
  const { modelId, price } = await hostIn('private');
  const before = Number(await balance('player01'));
  const refused = await launch('player01', modelId);
  expect(refused).toMatchObject({ errorCode: 'room.not.paid', value: { fields: { price } } });
  expect(Number(await balance('player01'))).toBe(before);

  const key = randomUUID();
  const me = signedInAs(sandbox, 'player01');
  const input = { modelId, price };
  const order = await me.withKey(key).value<{ orderNo: string }>('streams.payRoom', input);
  expect(await me.withKey(key).value('streams.payRoom', input)).toEqual(order);
  // With another key: the broadcast is already paid for.
  expect(await me.value('streams.payRoom', input)).toEqual(order);
  expect(Number(await balance('player01'))).toBe(before - Number(price));
  const { list } = await me.value<{ list: object[] }>('wallet.transactions', { txCode: 'STREAM' });
  expect(list).toMatchObject([{ direction: 'OUT', amount: price, refNo: order.orderNo }]);
  expect((await launch('player01', modelId)).success).toBe(true);
  expect((await launch('vip01', modelId)).errorCode).toBe('room.not.paid');
});

it('a repeated payment returns its order after the broadcast', async () => {
  const input = await hostIn('private');
  const me = signedInAs(sandbox, 'player01').withKey(randomUUID());
  const order = await me.value('streams.payRoom', input);
  await air(input.modelId, 'off');
  expect(await me.value('streams.payRoom', input)).toEqual(order);
});

test.each([
  ['another price', 'private', { price: '1' }, 'field.invalid'],
  ['a free room', 'normal', { price: '1' }, 'field.invalid'],
  ['an unknown host', 'private', { modelId: 'none' }, 'record.not.found'],
])('a payment is refused for %s', async (_, roomType, change, errorCode) => {
  const me = signedInAs(sandbox, 'player01');
  const input = { ...(await hostIn(roomType)), ...change };
  expect(await me.call('streams.payRoom', input)).toMatchObject({ errorCode });
});

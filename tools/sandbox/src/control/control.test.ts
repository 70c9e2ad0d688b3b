import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES } from '../brands/brands';
import { IN_PROCESS } from '../faults/transport';
import { ACCOUNTS } from '../seed/accounts.data';
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

const at = (path: string, host = 'localhost:4200') => `http://${host}/__sandbox/${path}`;
async function control(method: string, path: string, body?: unknown) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await sandbox.fetch(new Request(at(path), init));
  return { status: response.status, body: (await response.json()) as unknown };
}

it('the session call returns a valid session', async () => {
  const { body } = await control('POST', 'session', { user: 'vip01', brand: 'ember' });
  expect(body).toEqual({
    storageKey: 'MC_SESSION_INFO',
    record: {
      token: expect.any(String) as string,
      merchantCode: 'ember',
      userName: 'vip01',
      type: 0,
      firstTimeLogin: false,
    },
  });
  const { record } = body as { record: { token: string } };
  const me = visitor(sandbox, { brand: 'ember', token: record.token });
  expect(await me.value('member.info')).toMatchObject({
    account: 'vip01',
    clubLabel: { labelName: 'VIP 6' },
    memberLabel: [{ labelType: 6, labelName: 'TWD' }, expect.anything()],
  });
  expect((await control('POST', 'session', { user: 'ghost' })).status).toBe(404);
  expect((await control('POST', 'session', {})).status).toBe(400);
});

it('returns captcha answers and SMS codes', async () => {
  await visitor(sandbox).value('access.captcha');
  expect((await control('GET', 'captcha')).body).toEqual([
    { answer: expect.stringMatching(/^\d{4}$/) as string, issuedAt: expect.any(Number) as number },
  ]);
  await control('POST', 'sms', { brand: 'aurora', mobileNum: '0900000001', purpose: 'login' });
  expect((await control('GET', 'sms?mobileNum=0900000001')).body).toEqual([
    expect.objectContaining({ purpose: 'login', code: expect.stringMatching(/^\d{6}$/) as string }),
  ]);
  expect((await control('GET', 'sms?mobileNum=1')).body).toEqual([]);
});

it('sets flags and templates of one brand', async () => {
  await control('PUT', 'flags', {
    brand: 'jade',
    flags: { MAILCEN: false },
    templates: { mem_cen: '0' },
  });
  expect(await visitor(sandbox, { brand: 'jade' }).value('system.whitelabel')).toMatchObject({
    flags: { MAILCEN: false, PTSYS3: true },
    mobileTemplate: { mem_cen: '0', dep_func: '1' },
  });
  expect(await visitor(sandbox).value('system.whitelabel')).toMatchObject({
    flags: { MAILCEN: true },
  });
  const inbox = signedInAs(sandbox, 'player01', 'jade').call('member.unreadCount');
  expect(await inbox).toMatchObject({ errorCode: 'function.not.available' });
});

it('the app call sets a newer app version for one brand', async () => {
  await control('PUT', 'flags', { brand: 'jade', appInfo: { upgradeable: true } });
  expect(await visitor(sandbox, { brand: 'jade' }).value('system.settings')).toMatchObject({
    appInfo: { version: '1.0.0', upgradeable: true },
  });
  expect(await visitor(sandbox).value('system.settings')).toMatchObject({
    appInfo: { upgradeable: false },
  });
});

it('the gate call closes and opens a brand', async () => {
  await control('PUT', 'status', { brand: 'aurora', regionRestriction: true, info: 'closed' });
  const guest = visitor(sandbox);
  expect(await guest.call('games.hot')).toMatchObject({ status: 403, errorCode: 'system.region' });
  expect(await guest.value('system.status')).toMatchObject({
    regionRestriction: true,
    maintenance: false,
    info: 'closed',
  });
  await control('PUT', 'status', { brand: 'aurora' });
  expect((await guest.call('games.hot')).success).toBe(true);
});

it.each([
  ['notice', 'PL', 'notices', {}],
  ['announcement', 'PL', 'notices', {}],
  ['popup', 'PU', 'popup', { execution: 'B' }],
  ['promotion', 'PR', 'promotion', { promotionType: 'rng_promo' }],
  ['banner', 'B', 'banners', { url: '/cdn/banner/aurora-welcome', linkage: '/m/home' }],
])('the content call adds a %s at the front', async (kind, types, place, fields) => {
  const title = { EN: 'News', VI: 'Tin' };
  const content = { brand: 'aurora', kind, title, content: '<p>x</p>', ...fields };
  const { body } = await control('POST', 'content', content);
  const list = await visitor(sandbox).value<Record<string, unknown[]>>('announcements.list', {
    types,
    platform: 'M',
    language: 'VI',
  });
  expect(list[place]?.[0]).toMatchObject({ ...(body as object), title: 'Tin', ...fields });
});

it('the call log has path, account and result of a call, but no content', async () => {
  const me = signedInAs(sandbox, 'player01');
  await me.call('wallet.balance');
  await me.call('games.addFavourite', { nodeId: 'none', vendor: 'none' });
  const { body } = await control('GET', 'calls?since=0');
  expect(body).toEqual([
    expect.objectContaining({ path: '/wps/wallets/gcs', user: 'player01', status: 200 }),
    expect.objectContaining({ method: 'POST', errorCode: 'game.not.found', brand: 'aurora' }),
  ]);
  expect(JSON.stringify(body)).not.toContain(me.token);
});

it('returns the accounts, the state and a ledger', async () => {
  const accounts = (await control('GET', 'accounts')).body as { userName: string }[];
  expect(accounts).toHaveLength(BRAND_CODES.length * ACCOUNTS.length);
  expect((await control('GET', 'state')).body).toMatchObject({
    port: 4200,
    clock: { shiftMs: 0 },
    brands: BRAND_CODES.map((code) => ({ code })),
  });
  expect((await control('GET', 'ledger?user=player01&brand=jade')).body).toMatchObject({
    balance: '3482.60',
    wallets: [{ balance: '3482.60', addsUpTo: '3482.60' }],
  });
});

it('reset restores the seed', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  await me.value('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' });
  await control('PUT', 'clock', { shiftMs: 5_000 });
  await control('PUT', 'faults', [{ path: '/wps/none', rate: 1, kind: 'reset' }]);
  const from = performance.now();
  await control('POST', 'reset');
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(sandbox.control.state()).toMatchObject({ clock: { shiftMs: 0 }, faults: [] });
  expect((await me.call('games.favouriteIds')).status).toBe(401);
  const again = signedInAs(sandbox, 'fresh01');
  expect(await again.value('games.favouriteIds')).toEqual([]);
});

it.each([
  ['another machine', { loopback: false }, 'localhost', {}],
  ['a foreign host name', {}, 'sandbox.evil.example', {}],
  ['a foreign page', {}, 'localhost', { origin: 'https://evil.example' }],
  ['a page without an origin', {}, 'localhost', { origin: 'null' }],
  ['a game', {}, 'localhost:4200', { origin: 'http://games.localhost:4200' }],
  ['another program’s page', {}, 'localhost:4200', { origin: 'http://localhost:5173' }],
])('a control call from %s is refused', async (_, transport, host, headers) => {
  const request = new Request(at('reset', host), { method: 'POST', headers });
  const response = await sandbox.handle(request, { ...IN_PROCESS, ...transport });
  expect(response.status).toBe(403);
});

it.each([{}, { origin: 'http://jade.localhost:4200' }])(
  'a control call of the control page or a program is answered: %j',
  async (headers) => {
    const request = new Request(at('state', 'jade.localhost:4200'), { headers });
    expect((await sandbox.handle(request, IN_PROCESS)).status).toBe(200);
  },
);

import { type Call, contract, type ErrorCode } from '@lobby/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { read, requestOf, signedInAs } from '../testing/visitor';

interface Example {
  input?: object;
  user?: string;
  /** Inputs that are refused, and with what. */
  refused?: [input: object, code: ErrorCode, user?: string][];
}

const GAME = { nodeId: '20001', vendor: 'moonkoi' };
const LAUNCH = { ...GAME, launchMode: 'GLS', gameId: 'MOONKOI_1000' };
const ACCOUNT = {
  username: 'tester77',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
  type: 0,
};

/** A call that succeeds, and calls that do not, for every entry of the contract. */
const EXAMPLES: Record<string, Example> = {
  'access.login': {
    input: { type: 'username', username: 'player01', password: 'Play1234' },
    refused: [
      [{ type: 'username', username: 'player01', password: 'wrong' }, 'login.wrong'],
      [{ type: 'username', username: 'nobody99', password: 'Play1234' }, 'login.wrong'],
      [{ type: 'username', username: 'locked01', password: 'Play1234' }, 'login.no.permission'],
      [{ type: 'sms', mobileNum: '0912345601', messageCode: '1' }, 'function.not.available'],
      [{ type: 'magic' }, 'request_param_err'],
    ],
  },
  'access.freePlay': {},
  'access.trialUser': {},
  'access.logout': { user: 'player01' },
  'access.captcha': {},
  'access.registerSettings': {},
  'access.register': {
    input: ACCOUNT,
    refused: [
      [{ ...ACCOUNT, username: 'player01' }, 'register.username.taken'],
      [{ ...ACCOUNT, password: 'short', confirmPassword: 'short' }, 'register.field.invalid'],
      [{ ...ACCOUNT, affiliateCode: 'NOBODY' }, 'invitation.code.invalid'],
    ],
  },
  'access.checkUserName': {
    input: { username: 'somebody' },
    refused: [[{}, 'request_param_err']],
  },
  'access.checkAffiliate': {
    input: { code: 'agent01' },
    refused: [[{ code: 'NOPE' }, 'invitation.code.invalid']],
  },
  'announcements.list': {
    input: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M' },
    refused: [[{ types: 'B', platform: 'TV' }, 'request_param_err']],
  },
  'announcements.markRead': {
    input: { announcementId: 'aurora-n1', read: true },
    user: 'player01',
    refused: [[{ announcementId: 'none', read: true }, 'not.found', 'player01']],
  },
  'games.vendors': {},
  'games.list': {
    refused: [
      [{ pageNo: 0 }, 'request_param_err'],
      [{ gameType: 'X' }, 'request_param_err'],
    ],
  },
  'games.hot': {},
  'games.favourites': { user: 'player01' },
  'games.favouriteIds': { user: 'player01' },
  'games.addFavourite': {
    input: GAME,
    user: 'fresh01',
    refused: [
      [{ ...GAME, nodeId: '1' }, 'game.not.found', 'fresh01'],
      [{ ...GAME, vendor: 'velour' }, 'game.not.found', 'fresh01'],
    ],
  },
  'games.removeFavourite': { input: GAME, user: 'player01' },
  'games.recent': { user: 'player01' },
  'games.launch': {
    input: LAUNCH,
    user: 'player01',
    refused: [
      [{ ...LAUNCH, nodeId: '1' }, 'game.not.found', 'player01'],
      [{ ...LAUNCH, launchMode: 'X' }, 'request_param_err', 'player01'],
    ],
  },
  'member.info': { user: 'vip01' },
  'member.unreadCount': {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  'member.wallet': { user: 'player01' },
  'streams.models': { refused: [[{ type: 'x' }, 'request_param_err']] },
  'streams.unreadCount': { user: 'player01' },
  'system.status': {},
  'system.whitelabel': {},
  'system.settings': {},
  'system.country': {},
  'system.domainRoute': {},
};

const areas: Record<string, Record<string, Call>> = contract;
const names = Object.entries(areas).flatMap(([area, calls]) =>
  Object.keys(calls).map((call) => `${area}.${call}`),
);

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const tokenOf = (user: string | undefined) =>
  user === undefined ? undefined : signedInAs(sandbox, user).token;

it('has an example for every call of the contract', () => {
  expect(names.filter((name) => !(name in EXAMPLES))).toEqual([]);
});

const asksSession = (name: string) => {
  const [area = '', call = ''] = name.split('.');
  return areas[area]?.[call]?.auth === 'session';
};

it.each(names.filter(asksSession))('%s asks for a session', async (name) => {
  const request = requestOf(name, EXAMPLES[name]?.input, { token: 'none' });
  const answer = await read(await sandbox.fetch(request));
  expect(answer).toMatchObject({ status: 401, success: false, errorCode: 'login.not.session' });
});

describe.each(names.filter((name) => name in EXAMPLES))('%s', (name) => {
  const { input, user, refused = [] } = EXAMPLES[name] ?? {};
  const [area = '', call = ''] = name.split('.');
  const { path } = areas[area]?.[call] ?? {};

  it('succeeds, and keeps its contract', async () => {
    sandbox.reset();
    const request = requestOf(name, input, { token: tokenOf(user) });
    const answer = await read(await sandbox.fetch(request));
    expect(answer).toMatchObject({ status: 200, success: true });
  });

  it('refuses another brand’s merchant code', async () => {
    const headers = { Merchant: 'jade' };
    const answer = await read(await sandbox.fetch(requestOf(name, input, { headers })));
    expect(answer).toMatchObject({ status: 400, success: false, errorCode: 'request_param_err' });
  });

  it('keeps to the status gate', async () => {
    sandbox.control.status({ brand: 'aurora', maintenance: true });
    const request = requestOf(name, input, { token: tokenOf(user) });
    const { status, errorCode } = await read(await sandbox.fetch(request));
    sandbox.control.status({ brand: 'aurora', maintenance: false });
    const open = path?.startsWith('/wps/system/') === true;
    expect([status, errorCode]).toEqual(open ? [200, undefined] : [503, 'system.maintenance']);
  });

  it.each(refused)('refuses %o with %s', async (wrong, errorCode, as) => {
    const request = requestOf(name, wrong, { token: tokenOf(as) });
    expect(await read(await sandbox.fetch(request))).toMatchObject({ success: false, errorCode });
  });
});

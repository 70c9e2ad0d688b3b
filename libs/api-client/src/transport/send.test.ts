import { afterEach, beforeEach, describe, expect, test, vi, onTestFinished } from 'vitest';
import { api } from '../api';
import { contract } from '../contract';
import { toQuery } from './request';
import {
  truncatedReply,
  failure,
  good,
  page,
  platform,
  refused,
  noReply,
  thrown,
} from './transport.setup';

const WALLET = { sumBalance: '12.50', currencySymbol: '$' };

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

describe('a read', () => {
  test('sends module, merchant and language, and the token if the call needs a session', async () => {
    const { sent } = platform([good(WALLET)]);
    expect(await api.wallet.balance()).toMatchObject({ balance: '12.50', currencySymbol: '$' });
    const [request] = sent;
    expect(request?.url).toBe('http://aurora.localhost/wps/wallets/gcs');
    expect(request?.headers.get('ModuleId')).toBe(contract.wallet.balance.module);
    expect(request?.headers.get('Merchant')).toBe('aurora');
    expect(request?.headers.get('Language')).toBe('VI');
    expect(request?.headers.get('Authorization')).toBe('token-1');
    expect(request?.headers.has('Device')).toBe(false);
  });

  test('sends no token if the call needs no session', async () => {
    const { sent } = platform([good([])], { standalone: () => true });
    await api.games.hot();
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
    expect(sent[0]?.headers.get('Device')).toBe('OTHERS');
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('failed')), 'offline'],
    ['a body that breaks off', truncatedReply, 'offline'],
    ['a page instead of an answer', page(502), 'http'],
    ['text that is no JSON', () => new Response('{"success":tr'), 'contract'],
    ['JSON deeper than any stack', () => new Response('['.repeat(200_000)), 'contract'],
    ['JSON that is no envelope', () => Response.json([1]), 'contract'],
    ['a value of a wrong shape', good({ ...WALLET, sumBalance: 12.5 }), 'contract'],
    ['an amount that is none', good({ ...WALLET, sumBalance: 'NaN' }), 'contract'],
    ['no value', good(null), 'contract'],
    ['a refusal', refused('function.not.available', 400), 'refused'],
  ] as const)('throws one ApiError for %s', async (_name, reply, kind) => {
    platform([reply]);
    expect((await failure(api.wallet.balance())).kind).toBe(kind);
  });

  test.each([
    ['a language', { language: () => 'vi\u0110' }],
    ['a token', { token: () => 'secret\nX-Evil: 1' }],
    ['a merchant', { merchant: 'au\u0000rora' }],
  ])(
    'with %s that no header allows is not sent, and its error does not quote it',
    async (_n, odd) => {
      const { sent } = platform([good(WALLET)], odd);
      const error = await failure(api.wallet.balance());
      expect([error.kind, sent.length]).toEqual(['contract', 0]);
      expect(error.message).not.toMatch(/secret|rora|\u0110/i);
    },
  );

  test('fails after 10 s without an answer, also if it was started early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sent } = platform([noReply]);
    globalThis.lobbyEarly = { 'http://aurora.localhost/wps/system/status': new Promise(() => {}) };
    const failed = failure(api.system.status());
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(30_000);
    const error = await failed;
    expect([error.kind, error.message]).toEqual(['timeout', 'no response in 10000 ms']);
    expect(sent).toHaveLength(2);
  });

  test.each(['any', 'timeout'] as const)(
    'goes out in a browser without AbortSignal.%s',
    async (name) => {
      const known = Object.getOwnPropertyDescriptor(AbortSignal, name) ?? {};
      Reflect.deleteProperty(AbortSignal, name);
      onTestFinished(() => void Object.defineProperty(AbortSignal, name, known));
      platform([good({ maintenance: false, regionRestriction: false, info: '', location: '' })]);
      const { signal } = new AbortController();
      await expect(api.system.status({ signal })).resolves.toMatchObject({ maintenance: false });
    },
  );

  test('that launches a game is never retried', async () => {
    const { sent } = platform([page(503)]);
    const game = {
      nodeId: '1',
      gameId: '1',
      name: 'n',
      category: 'RNG',
      vendorCode: 'v',
      vendorName: 'v',
      picture: '',
    } as const;
    await failure(
      api.myGames.launch(game, { backUrl: 'http://x/', playMoney: true, key: 'tap-0001' }),
    );
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['before it is sent', 0, (controller: AbortController) => controller.abort('gone')],
    [
      'while it waits',
      1,
      (controller: AbortController) => void setTimeout(() => controller.abort('gone')),
    ],
  ])('aborted %s throws the reason of the abort', async (_n, asked, callOff) => {
    const { sent } = platform([noReply]);
    const controller = new AbortController();
    callOff(controller);
    expect(await thrown(api.wallet.balance({ signal: controller.signal }))).toBe('gone');
    expect(sent).toHaveLength(asked);
  });

  test('takes the answer of an early call, once', async () => {
    const status = { info: '', location: '', maintenance: false, regionRestriction: false };
    const { sent } = platform([good(status)]);
    const early = Response.json({ success: true, value: { ...status, info: 'early' } });
    globalThis.lobbyEarly = { 'http://aurora.localhost/wps/system/status': Promise.resolve(early) };
    expect((await api.system.status()).info).toBe('early');
    expect((await api.system.status()).info).toBe('');
    expect(sent).toHaveLength(1);
  });
});

test('a refusal carries its captcha, fields and tries left', async () => {
  const details = { captcha: true, fields: { pin: 'too short' }, attemptsLeft: 2 };
  platform([refused('payment.password.wrong', 200, details)]);
  const error = await failure(api.wallet.balance());
  expect(error.details).toMatchObject({ code: 'payment.password.wrong', status: 200, ...details });
  expect(error.details).not.toHaveProperty('sent');
});

test('a refusal with an undocumented code carries no code', async () => {
  platform([refused('tomorrow.new', 200, { attemptsLeft: -3, fields: { ['__proto__']: 'x' } })]);
  const error = await failure(api.wallet.balance());
  expect([error.kind, error.code, error.details.attemptsLeft]).toEqual(['refused', undefined, 0]);
});

test('a query leaves out empty values and escapes the others', () => {
  expect(toQuery({ a: 'x&y=é', b: undefined, c: null, d: 0, e: '' })).toBe(
    'a=x%26y%3D%C3%A9&d=0&e=',
  );
});

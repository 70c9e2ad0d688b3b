import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import { ApiError } from '../api-error';
import { configureApi, type ApiConfig } from '../config';
import { toQuery } from './request';

const sent: Request[] = [];
let lost = 0;

function answering(...answers: (() => Response | Promise<Response>)[]): void {
  const queue = [...answers];
  const config: ApiConfig = {
    baseUrl: 'http://aurora.localhost',
    merchant: 'aurora',
    encryptionKey: 'ab'.repeat(64),
    tokenInPayload: false,
    language: () => 'vi',
    token: () => 'token-1',
    deviceId: () => 'device-1',
    standalone: () => false,
    onSessionLost: () => (lost += 1),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (!answer) throw new TypeError('no answer');
      return answer();
    },
  };
  configureApi(config);
}

const good = (value: unknown) => () => Response.json({ success: true, value });
const refused =
  (errorCode: string, status = 200, value?: unknown) =>
  () =>
    Response.json({ success: false, errorCode, value }, { status });

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  sent.length = 0;
  lost = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => vi.useRealTimers());

describe('a read', () => {
  test('carries module, merchant, language and the token where a session is asked for', async () => {
    answering(good({ sumBalance: '12.50', currencySymbol: '$' }));
    expect(await api.wallet.balance()).toEqual({ balance: '12.50', currencySymbol: '$' });
    const [request] = sent;
    expect(request?.url).toBe('http://aurora.localhost/wps/wallets/gcs');
    expect(request?.headers.get('ModuleId')).toBe('FUNDTRANS3');
    expect(request?.headers.get('Merchant')).toBe('aurora');
    expect(request?.headers.get('Language')).toBe('VI');
    expect(request?.headers.get('Authorization')).toBe('token-1');
  });

  test('sends no token where none is asked for', async () => {
    answering(good([]));
    await api.games.hot();
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('failed')), 'offline'],
    ['a page instead of an answer', () => new Response('<html>', { status: 502 }), 'http'],
    ['text that is no JSON', () => new Response('{"success":tr'), 'contract'],
    ['JSON that is no envelope', () => Response.json([1]), 'contract'],
    ['a value of a wrong shape', good({ sumBalance: 12.5, currencySymbol: '$' }), 'contract'],
    ['an amount that is none', good({ sumBalance: 'NaN', currencySymbol: '$' }), 'contract'],
    ['no value', good(null), 'contract'],
    ['a refusal', refused('function.not.available', 400), 'refused'],
  ] as const)('tells %s as one error', async (_name, answer, kind) => {
    answering(answer);
    expect((await failure(api.wallet.balance())).kind).toBe(kind);
  });

  test('is repeated twice when the failure may pass, then told', async () => {
    answering(() => new Response('busy', { status: 503 }));
    await failure(api.wallet.balance());
    expect(sent).toHaveLength(3);
    sent.length = 0;
    answering(
      () => new Response('busy', { status: 503 }),
      good({ sumBalance: '1', currencySymbol: '$' }),
    );
    expect(await api.wallet.balance()).toMatchObject({ balance: '1' });
    expect(sent).toHaveLength(2);
  });

  test('is not repeated after a refusal', async () => {
    answering(refused('function.not.available', 400));
    await failure(api.wallet.balance());
    expect(sent).toHaveLength(1);
  });

  test('that opens a game is sent once, whatever happens', async () => {
    answering(() => new Response('busy', { status: 503 }));
    const game = {
      nodeId: '1',
      gameId: '1',
      name: 'n',
      category: 'RNG',
      vendorCode: 'v',
      vendorName: 'v',
      picture: '',
    } as const;
    await failure(api.games.launch(game, { backUrl: 'http://x/', playMoney: true }));
    expect(sent).toHaveLength(1);
  });

  test('tells a lost session once and still fails', async () => {
    answering(refused('login.not.session', 401));
    expect((await failure(api.wallet.balance())).code).toBe('login.not.session');
    expect(lost).toBe(1);
  });

  test('that is called off throws what called it off', async () => {
    const controller = new AbortController();
    answering(() => {
      controller.abort(new DOMException('gone', 'AbortError'));
      return Promise.reject(new DOMException('gone', 'AbortError'));
    });
    await expect(api.wallet.balance({ signal: controller.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(sent).toHaveLength(1);
  });

  test('takes an answer that the page asked for early, once', async () => {
    answering(good({ info: '', location: '', maintenance: false, regionRestriction: false }));
    const early = Response.json({
      success: true,
      value: { info: 'early', location: '', maintenance: false, regionRestriction: false },
    });
    globalThis.lobbyEarly = { 'http://aurora.localhost/wps/system/status': Promise.resolve(early) };
    expect((await api.system.status()).info).toBe('early');
    expect((await api.system.status()).info).toBe('');
    expect(sent).toHaveLength(1);
  });
});

describe('a write', () => {
  test('goes as JSON and is never repeated', async () => {
    answering(() => new Response('busy', { status: 503 }));
    expect((await failure(api.games.addFavourite({ nodeId: '7', vendorCode: 'koi' }))).kind).toBe(
      'http',
    );
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual({ nodeId: '7', vendor: 'koi' });
  });

  test('with a password is sealed', async () => {
    answering(good({ token: 't', userName: 'player01', customerType: 0 }));
    const session = await api.access.login({ userName: 'player01', password: 'Play1234' });
    expect(session).toEqual({ token: 't', userName: 'player01', type: 0, firstTimeLogin: false });
    const body = await sent[0]?.text();
    expect(sent[0]?.headers.get('Encryption')).toBe('1');
    expect(body).toMatch(/^\{"data":"[\w+/=]+"\}$/);
    expect(body).not.toContain('Play1234');
  });

  test('refused with a captcha flag says so', async () => {
    answering(refused('login.wrong', 200, { captcha: true }));
    const error = await failure(api.access.login({ userName: 'a', password: 'b' }));
    expect(error.details).toMatchObject({ captcha: true, code: 'login.wrong' });
  });

  test('without a network is offline', async () => {
    answering(() => Promise.reject(new TypeError('failed')));
    expect((await failure(api.access.logout())).kind).toBe('offline');
  });
});

test('queries drop what holds nothing and escape what holds anything', () => {
  expect(toQuery({ a: 'x&y=é', b: undefined, c: null, d: 0, e: '' })).toBe(
    'a=x%26y%3D%C3%A9&d=0&e=',
  );
});

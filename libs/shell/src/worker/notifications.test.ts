import { keepPushLanguage, LANGUAGES } from '@lobby/core';
import { pushDevice } from '@lobby/testing';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { notify, openNotice, tellNotice } from './notifications';
import { PUSH_TEXTS } from './push-texts.data';
import { scope } from './worker-scope';

const shown = vi.fn(async (_title: string, _options: { data: { path: string } }) => undefined);
const openWindow = vi.fn(async (_path: string) => undefined);
const matchAll = vi.fn();

let device: ReturnType<typeof pushDevice>;
beforeEach(() => {
  device = pushDevice();
  vi.stubGlobal('registration', { showNotification: shown });
  vi.stubGlobal('clients', { openWindow, matchAll });
});
afterEach(() => {
  device.remove();
  vi.clearAllMocks();
});

const data = (value: unknown) => ({ json: () => value });
const last = () => ({ title: shown.mock.lastCall?.[0], path: shown.mock.lastCall?.[1].data.path });

it('acts on the worker’s own scope', () => {
  expect(scope).toBe(globalThis.self);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(PUSH_TEXTS) as (keyof typeof PUSH_TEXTS)[])(
    'a %s is told',
    async (kind) => {
      await keepPushLanguage(language);
      await notify(data({ kind, path: '/m/webEmail' }));
      expect(last()).toEqual({ title: PUSH_TEXTS[kind][language], path: '/m/webEmail' });
    },
  );
});

test.each([
  ['https://evil.example/m/home', '/m/home'],
  ['//evil.example', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['/wps/session/logout', '/m/home'],
  ['/m/withdraw/order?orderNo=W1', '/m/withdraw/order?orderNo=W1'],
])('the path %s leads to %s', async (path, expected) => {
  await notify(data({ kind: 'withdrawal', path }));
  expect(last().path).toBe(expected);
});

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['null', data(null)],
  ['a kind that is newer', data({ kind: 'toString', path: '/m/home' })],
])('a message of %s is shown all the same, and leads to the inbox', async (_, said) => {
  await notify(said);
  expect(last()).toEqual({ title: PUSH_TEXTS.message.EN, path: '/m/webEmail' });
});

describe('a notification that is pressed', () => {
  const notice = (path: unknown) => ({ data: { path }, close: vi.fn() });
  const pageAt = (path: string, id = 'one') => ({
    id,
    url: `http://aurora.localhost${path}`,
    focus: vi.fn().mockRejectedValue(new Error()),
    postMessage: vi.fn(),
  });

  test.each([
    '/m/play?vendor=moonkoi&game=1',
    '/M/Play/',
    '/m/liveStream/room?id=1',
    // A page of the platform, such as a payment.
    '/wps/payment/D1',
  ])('leaves %s alone', async (path) => {
    const page = pageAt(path);
    matchAll.mockResolvedValue([page]);
    await openNotice(notice('/m/webEmail'));
    expect(page.postMessage).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/m/webEmail');
  });

  it('is told to the page that is open, which is not loaded anew', async () => {
    const page = pageAt('/m/home');
    matchAll.mockResolvedValue([page]);
    const pressed = notice('/m/voucherCenter/order?orderNo=D1');
    await openNotice(pressed);
    expect(pressed.close).toHaveBeenCalledOnce();
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.postMessage.mock.calls).toEqual([
      [{ 'open-path': '/m/voucherCenter/order?orderNo=D1' }],
    ]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('is told again, once, to a page that was still loading', async () => {
    const page = pageAt('/m/home');
    const other = pageAt('/m/home', 'two');
    matchAll.mockResolvedValue([page]);
    await openNotice(notice('/m/webEmail'));
    for (const listens of [other, page, page, null]) tellNotice(listens);
    expect(page.postMessage.mock.calls).toEqual([
      [{ 'open-path': '/m/webEmail' }],
      [{ 'open-path': '/m/webEmail' }],
    ]);
    expect(other.postMessage).not.toHaveBeenCalled();
  });

  test.each([
    ['/m/webEmail', '/m/webEmail'],
    ['https://evil.example', '/m/home'],
    [undefined, '/m/home'],
  ])('of %s opens %s where none is open', async (path, expected) => {
    matchAll.mockResolvedValue([]);
    await openNotice(notice(path));
    expect(openWindow).toHaveBeenCalledWith(expected);
  });
});

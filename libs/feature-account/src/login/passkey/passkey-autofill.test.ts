import { api } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { createQueryClient } from '@lobby/feature-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { autoLoginAtStart } from '../../index';
import { holdAnswer, logins, screens } from '../login.setup';
import { rememberLogin } from '../remembered';
import { offerPasskeys } from './passkey-autofill';

const { open, calls, fail, sandbox, settled } = screens;

const OPTIONS = '/wps/session/login/passkey/options';
const PASSKEY_LOGIN = '/wps/session/login/passkey';

/** The browser's response for a chosen passkey. */
const CHOSEN = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(37),
    clientDataJSON: new ArrayBuffer(2),
    signature: new ArrayBuffer(8),
  },
  getClientExtensionResults: () => ({}),
};

const untilAborted = ({ signal }: { signal: AbortSignal }) =>
  new Promise<typeof CHOSEN>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
const get = vi.fn(untilAborted);
const send = (response: Parameters<typeof api.security.passkeyLogin>[0]) =>
  api.security.passkeyLogin(response);
const onGranted = vi.fn();
const onFailed = vi.fn();

beforeEach(async () => {
  for (const spy of [get, onGranted, onFailed]) spy.mockClear();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(vi.fn(), { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  );
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'x', credentials: { get } });
  // A page without its own offer, and a field with suggestions.
  await open('/m/register');
  const field = document.createElement('input');
  field.setAttribute('autocomplete', 'username webauthn');
  document.body.append(field);
  onTestFinished(() => field.remove());
});

/** Offers passkeys with a challenge that is valid for this long. */
async function offer(timeoutMs = 15 * 60_000) {
  fail(OPTIONS, { value: { siteId: 'aurora.localhost', challenge: 'AAAA', timeoutMs } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stop = offerPasskeys({ send, onGranted, onFailed });
  onTestFinished(stop);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  return stop;
}

test('passkeys are offered among the suggestions', async () => {
  await offer();
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
});

test.each([
  ['15 minutes', 15 * 60_000, 13.5 * 60_000],
  ['no time at all', 0, 60_000],
  ['longer than a timer holds', 2 ** 52, 60 * 60_000],
])('a challenge that is valid for %s is asked for anew in time', async (_, valid, renewed) => {
  await offer(valid);
  await vi.advanceTimersByTimeAsync(renewed - 10_000);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});

test.each([
  ['13 minutes', 13, 1],
  ['14 minutes', 14, 2],
])('a challenge of 15 minutes on a phone that slept for %s', async (_, minutes, asked) => {
  await offer();
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(asked));
});

test('a chosen passkey that is refused is told, and they are offered again', async () => {
  get.mockResolvedValueOnce(CHOSEN);
  onTestFinished(offerPasskeys({ send, onGranted, onFailed }));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'passkey.wrong' }),
  );
  expect(onGranted).not.toHaveBeenCalled();
});

test('a chosen passkey that is refused after the offer was taken back is told nobody', async () => {
  const answer = holdAnswer(PASSKEY_LOGIN);
  get.mockResolvedValueOnce(CHOSEN);
  const stop = offerPasskeys({ send, onGranted, onFailed });
  await waitFor(() => expect(calls(PASSKEY_LOGIN)).toHaveLength(1));
  stop();
  answer();
  await settled();
  expect(onFailed).not.toHaveBeenCalled();
  expect(get).toHaveBeenCalledTimes(1);
});

test('of two offers the later one stands, and the first does not come back', async () => {
  await offer();
  onTestFinished(offerPasskeys({ send, onGranted, onFailed }));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(get).toHaveBeenCalledTimes(2);
});

test('an offer that is taken back asks for nothing more', async () => {
  const stop = await offer();
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(get).toHaveBeenCalledTimes(1);
});

test('without a challenge nothing is offered and nothing said', async () => {
  sandbox.control.flags({ brand: 'aurora', flags: { PASSKEY3: false } });
  onTestFinished(offerPasskeys({ send, onGranted, onFailed }));
  await waitFor(() => expect(calls(OPTIONS)).toHaveLength(1));
  expect(get).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

test('the login at the start is not sent while a chosen passkey has no answer yet (decision 98)', async () => {
  get.mockResolvedValueOnce(CHOSEN);
  fail(OPTIONS, { value: { siteId: 'aurora.localhost', challenge: 'AAAA', timeoutMs: 60_000 } });
  const answer = holdAnswer(PASSKEY_LOGIN);
  const queries = createQueryClient();
  await open('/m/login', { brand: { ...aurora, rememberPassword: 'encoded' }, queries });
  fireEvent.focusIn(await screen.findByLabelText('User name'));
  await waitFor(() => expect(calls(PASSKEY_LOGIN)).toHaveLength(1));
  rememberLogin('player01', 'Play1234');
  await act(() => autoLoginAtStart(queries));
  expect(logins()).toEqual([]);
  await act(async () => answer());
});

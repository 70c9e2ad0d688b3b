import aurora from '@lobby/brand-aurora';
import { testSandbox } from '@lobby/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneCheck } from './phone-check';
import { thirdPartyCheck } from './third-party-check';

const PHONE = { mobileNumber: '0912345601', dialingCode: '84' };
const config = aurora.phoneCheck ?? { apiKey: '', authDomain: '', projectId: '' };

let sandbox: ReturnType<typeof testSandbox>;
let check: PhoneCheck;

/** Serves Firebase's requests from the sandbox. */
const answer = (input: RequestInfo | URL, init?: RequestInit) =>
  sandbox.fetch(new Request(input, init));

beforeEach(() => {
  sandbox = testSandbox();
  vi.stubGlobal('fetch', vi.fn(answer));
  check = thirdPartyCheck(config);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const lastCode = () => sandbox.control.sms(PHONE.mobileNumber)[0]?.code ?? '';
const refusal = (code: string) => expect.objectContaining({ kind: 'refused', details: { code } });

describe('verification by a third party (decision 17)', () => {
  it('sends a code, counts one minute (D1 §4), and makes a token of it', async () => {
    expect(await check.send(PHONE)).toEqual({ expiresInMinutes: 1 });
    expect(sandbox.control.sms(PHONE.mobileNumber)).toMatchObject([{ purpose: 'firebase' }]);
    const proof = await check.verify(lastCode());
    expect(proof).toEqual({ idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/) });
  });

  it('gives the same token again: a form that was refused is sent once more', async () => {
    await check.send(PHONE);
    const code = lastCode();
    expect(await check.verify(code)).toEqual(await check.verify(code));
  });

  it('rejects a wrong code and accepts the right one after it', async () => {
    await check.send(PHONE);
    await expect(check.verify('0')).rejects.toEqual(refusal('sms.code.wrong'));
    await expect(check.verify(lastCode())).resolves.toHaveProperty('idToken');
  });

  it('rejects a code requested by another page', async () => {
    await check.send(PHONE);
    await expect(thirdPartyCheck(config).verify(lastCode())).rejects.toEqual(
      refusal('sms.code.wrong'),
    );
  });

  it('rejects an invalid number and too frequent requests', async () => {
    await expect(check.send({ ...PHONE, mobileNumber: '12' })).rejects.toEqual(
      refusal('field.invalid'),
    );
    await check.send(PHONE);
    await expect(check.send(PHONE)).rejects.toEqual(refusal('sms.too.often'));
  });

  it('reports a lost network and an unknown country as offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(check.send(PHONE)).rejects.toMatchObject({ kind: 'offline' });
    await expect(check.send({ mobileNumber: '0912345601' })).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('calls its own origin alone, loads no script, and stores nothing', async () => {
    await check.send(PHONE);
    const proof = await check.verify(lastCode());
    const token = 'idToken' in proof ? proof.idToken : 'none';
    const requested = vi.mocked(fetch).mock.calls.map(([input]) => new URL(String(input)));
    expect(new Set(requested.map(({ origin }) => origin))).toEqual(new Set([location.origin]));
    expect(requested.map(({ search }) => search).join()).not.toContain(token);
    expect(document.querySelectorAll('script, iframe, style')).toHaveLength(0);
    expect(document.body.childElementCount).toBe(0);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('912345601');
  });
});

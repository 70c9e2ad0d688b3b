import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../brands/brands';
import { POLICY_SITES } from '../../server/page-policy';
import { platformAt } from '../../testing/platform-at';
import { signedInAs } from '../../testing/visitor';
import { PAYMENT_WORDS } from './words';

const START = Date.UTC(2026, 10, 20, 5);
const platform = platformAt(START);

const RETURN = 'http://aurora.localhost:4200/m/voucherCenter?a=1&b="2"';

async function pageOf(): Promise<string> {
  const { redirectUrl } = await signedInAs(platform.sandbox, 'fresh01').value<{
    redirectUrl: string;
  }>('deposit.paymentGateway', {
    methodId: 'vn-vico',
    bankCode: 'VICO',
    kind: 'EWALLET',
    amount: '200000',
    deviceId: 'device-1',
    returnUrl: RETURN,
  });
  return redirectUrl;
}

const shown = async (address: string) => {
  const response = await platform.sandbox.fetch(new Request(address));
  return { response, text: await response.text() };
};
const texts = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text]] : texts(text as object),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String);

describe('payment page', () => {
  it.each(LANGUAGES)('shows in %s its purpose, the amount, and the way back', async (language) => {
    const words = PAYMENT_WORDS[language];
    const address = new URL(await pageOf());
    address.searchParams.set('lang', language);
    const { text } = await shown(address.href);
    for (const expected of [words.demonstration, words.refuse, words.leaving]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('201.600\u00a0₫');
    expect(text).toContain('href="http://aurora.localhost:4200/m/voucherCenter?a=1&amp;b=%222%22"');
    const own = new Map(texts(words));
    for (const [key, english] of texts(PAYMENT_WORDS.EN)) {
      expect(placeholders(own.get(key) ?? ''), key).toEqual(placeholders(english));
      if (language !== 'EN') expect(own.get(key), key).not.toBe(english);
    }
  });

  it('shows that its time is over, without a choice', async () => {
    const address = await pageOf();
    expect((await shown(address)).text).toContain('data-answer="pay"');
    platform.now += 15 * 60_000;
    const { text } = await shown(address);
    expect(text).not.toContain('data-answer');
    expect(text).toContain(PAYMENT_WORDS.VI.states.EXPIRED);
  });

  it('has disabled buttons until its script runs', async () => {
    const { text } = await shown(await pageOf());
    const buttons = [...text.matchAll(/<button[^>]*>/g)].map(String);
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toContain(' disabled>');
  });

  it('refuses unknown payments, and does not echo its address', async () => {
    const { response, text } = await shown('http://pay.localhost/pay/?t=<script>&lang=<b>');
    expect(response.status).toBe(404);
    expect(text).toContain(PAYMENT_WORDS.EN.unknown);
    expect(text).not.toContain('<script>&');
  });

  it('is served at its own origin only, with its files, and may not be framed', async () => {
    const address = await pageOf();
    const { response, text } = await shown(address);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(Object.values(POLICY_SITES)).not.toContain('pay');
    expect((await shown(address.replace('pay.', 'jade.'))).response.status).toBe(404);
    const files = [...text.matchAll(/(?:src|href)="(\/pay\/assets\/[^"]+)"/g)];
    expect(files).toHaveLength(4);
    for (const [, path] of files) {
      expect((await shown(`http://pay.localhost${path}`)).response.status, path).toBe(200);
    }
  });
});

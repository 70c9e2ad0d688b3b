import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { freeNumber, REGISTRATION_WORDS, textbox, typeCaptcha } from './registration-steps';
import { inEnglish, logIn, mobileOfPlayer } from './steps';

const OLD = 'Play1234';
const FRESH = 'Fresh2026';
const NEW = 'Brandnew77';

/** A change of password has three plain fields (D1 §7); TLS alone protects them. */
const PLAIN = '/wps/member/password';

/** Records the URLs, request bodies and console output of all pages of a context. */
class Leaks {
  addresses: string[] = [];
  bodies: string[] = [];
  said: string[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      this.addresses.push(request.url());
      const { pathname } = new URL(request.url());
      if (pathname !== PLAIN) this.bodies.push(request.postData() ?? '');
    });
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => this.addresses.push(frame.url()));
      page.on('console', (message) => this.said.push(message.text()));
    });
  }

  expectNone(secrets: readonly string[]): void {
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      for (const kind of ['addresses', 'said'] as const) {
        const found = this[kind].filter((text) => decodeURIComponent(text).includes(secret));
        expect(found, `a secret among the ${kind}`).toEqual([]);
      }
    }
  }
}

/** Browser storage of the page, by key. */
const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => ({ ...localStorage, ...sessionStorage }));

test('no password, code or token stands in an address, the console, a storage or the platform’s log', async ({
  page,
  context,
  sandbox,
  brand,
}) => {
  test.slow();
  const leaks = new Leaks(context);
  page.on('framenavigated', (frame) => leaks.addresses.push(frame.url()));
  page.on('console', (message) => leaks.said.push(message.text()));
  const number = mobileOfPlayer(brand);
  const codes = async () => (await sandbox.sms(number)).map(({ code }) => code);
  const secrets = [OLD, FRESH];
  await sandbox.flags({ SMSLOGIN3: true });
  await inEnglish(page);

  /** The token is in the session record only; passwords and codes are nowhere. */
  async function expectNoLeaks(): Promise<void> {
    const kept = await stored(page);
    const { MC_SESSION_INFO: record = '{}', ...others } = kept;
    const { token = '' } = JSON.parse(record) as { token?: string };
    if (token !== '') secrets.push(token);
    for (const secret of secrets) expect(JSON.stringify(others)).not.toContain(secret);
    for (const secret of secrets.filter((one) => one !== token))
      expect(record).not.toContain(secret);
    leaks.expectNone(secrets);
    // Without times, whose digits may contain a code by chance.
    const log = JSON.stringify((await sandbox.calls()).map((call) => ({ ...call, time: 0 })));
    for (const secret of secrets) expect(log).not.toContain(secret);
  }

  async function signOut(): Promise<void> {
    await page.goto('/m/set');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/m\/(?:home|login)/);
  }

  /** A phone that was switched off: the next page has no session. */
  const endVisit = () => page.evaluate(() => sessionStorage.clear());

  // Log in by password, with "remember me" and the password visible.
  await page.goto('/m/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Show password' }).click();
  await logIn(page, 'player01', OLD);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoLeaks();

  // Change the password.
  await page.goto('/m/changePsw');
  await page.getByLabel('Old password', { exact: true }).fill(OLD);
  await page.getByLabel('New password', { exact: true }).fill(FRESH);
  await page.getByLabel('Confirm password', { exact: true }).fill(FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoLeaks();
  await signOut();

  // Log in by SMS.
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect.poll(async () => (await codes()).length).toBe(1);
  secrets.push(...(await codes()));
  // A complete code is sent automatically.
  await page.getByRole('textbox', { name: 'SMS code' }).fill((await codes())[0] ?? '');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoLeaks();
  await endVisit();

  // Reset the password by phone; the limit is one code per number and minute.
  await sandbox.clock(120_000);
  await page.goto('/m/forget');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('textbox', { name: 'SMS code' })).toBeEnabled();
  secrets.push(...(await codes()));
  await page.getByRole('textbox', { name: 'SMS code' }).fill((await codes())[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill(`${OLD}x`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoLeaks();

  // Register by mobile number, with a password.
  await endVisit();
  await sandbox.flags({ REGMOBVERF3: true, MOBILENUMPASSREG3: true });
  const words = REGISTRATION_WORDS.EN;
  const another = freeNumber(brand);
  secrets.push(NEW);
  await page.goto('/m/register');
  await page.getByRole('tab', { name: words.mobile }).click();
  await textbox(page, words.mobile).fill(another);
  await page.getByLabel(words.password, { exact: true }).fill(NEW);
  await page.getByLabel(words.confirm, { exact: true }).fill(NEW);
  await page.getByRole('button', { name: words.get }).click();
  await expect(page.getByRole('button', { name: words.again })).toBeDisabled();
  const code = (await sandbox.sms(another))[0]?.code ?? '';
  secrets.push(code);
  await textbox(page, words.code).fill(code);
  await page.getByRole('checkbox', { name: words.agree }).check();
  await typeCaptcha(page, words.captcha, sandbox);
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoLeaks();

  // All other bodies with a password or a code are encrypted.
  const open = leaks.bodies.filter((body) => secrets.some((secret) => body.includes(secret)));
  expect(open).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { callPlatform, type Answer } from './platform-call';
import type { SignedIn } from './sandbox-client';
import { holdSession, setLanguage } from './steps';
import { word, wordsOf } from './words';

const HOUR_MS = 3_600_000;
const METHODS = '/wps/relay/MCS2_depositBanksByVendor?gateway=3';
const TRANSFER = '/wps/relay/MCS2_depositManualTransfer';
const DEPOSITS = { module: 'DPSTBAS3' };

interface Method {
  methodId: string;
  type?: string;
  min: string;
  banks: { bankCode: string }[];
}

/** Requests the minimum deposit from the platform directly. */
async function depositByCall(page: Page, session: SignedIn): Promise<Answer> {
  const { value } = await callPlatform(page, session, {
    ...DEPOSITS,
    method: 'GET',
    path: METHODS,
  });
  const answers: Answer[] = [];
  for (const { methodId, min, banks } of value as Method[]) {
    const bankCode = banks[0]?.bankCode ?? '';
    const body = { methodId, bankCode, amount: min, payerName: 'MAI', proofImages: [] };
    answers.push(
      await callPlatform(page, session, { ...DEPOSITS, method: 'POST', path: TRANSFER, body }),
    );
  }
  // Methods of other kinds are refused for their kind.
  const known = ['account.excluded', 'protection.limit.reached'];
  const told = answers.find(({ success, errorCode }) => success || known.includes(errorCode ?? ''));
  return told ?? { success: false, errorCode: 'no method of transfers' };
}

/** Runs in the page: clears its storage except for the session, edited to an agent's, and marks nothing as closed. */
function clearStoredBreak({ storageKey, record }: SignedIn): void {
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (!key.startsWith('e2e:')) area.removeItem(key);
  sessionStorage.setItem(storageKey, JSON.stringify({ ...(record as object), type: 1 }));
  sessionStorage.setItem('SHELL_depositClosedUntil', '0');
}

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-member', language);
  const common = wordsOf('i18n', language);
  const kit = wordsOf('feature-kit', language);
  const shell = wordsOf('shell', language);

  test(
    `limits in ${language}: near to Home, lower at once, higher a day later`,
    { tag: '@brands' },
    async ({ page, sandbox, signIn, axe }) => {
      test.slow();
      await setLanguage(page, language);
      await signIn(page, 'fresh01');
      await page.goto('/m/home');
      await page.getByRole('link', { name: common('legal.saferPlay') }).click();
      await expect(page).toHaveURL(/\/m\/saferPlay$/);
      await expect(page.getByRole('link', { name: kit('kind.LOSS') })).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: kit('kind.LOSS') }).click();

      const amount = page.getByLabel(t('limit.amount'));
      const save = page.getByRole('button', { name: t('limit.save'), exact: true });
      const used = (figures: RegExp) => page.getByRole('tabpanel').getByText(figures).first();
      await amount.fill('1500');
      await save.dblclick();
      await expect(used(/1[.,]500/)).toBeVisible();
      await axe(page);
      await amount.fill('900');
      await save.click();
      await expect(used(/900/)).toBeVisible();

      await amount.fill('2500');
      await save.click();
      const question = page.getByRole('alertdialog', { name: t('raise.title') });
      await expect(question).toBeVisible();
      await axe(page);
      await question.getByRole('button', { name: t('raise.confirm') }).click();
      await expect(page.getByRole('button', { name: t('pending.keep') })).toBeVisible();
      await expect(used(/900/)).toBeVisible();
      await axe(page);

      await sandbox.clock(24 * HOUR_MS + 1000);
      await page.reload();
      await expect(used(/900/)).toBeVisible();
      await page.getByRole('button', { name: t('pending.confirmRaise') }).click();
      await expect(page.getByRole('button', { name: t('pending.keep') })).toBeHidden();
      await expect(used(/2[.,]500/)).toBeVisible();
    },
  );

  test(`the reality check and Stop in ${language} stand over a game`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/saferPlay');
    await page.getByRole('button', { name: t('reality.title') }).click();
    // Leaving the page would abort the call.
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() !== 'GET' &&
        response.url().endsWith('/protection/realityCheck'),
    );
    await page.getByRole('radio', { name: t('reality.15') }).click();
    await kept;
    await expect(page.getByRole('button', { name: t('reality.15') })).toBeVisible();

    await page.goto('/m/slot-games');
    const heart = page.locator('main button[aria-pressed]').first();
    const [, game = ''] = ((await heart.getAttribute('aria-label')) ?? '').split(': ');
    await page.getByRole('button', { name: game, exact: true }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await sandbox.clock(16 * 60_000, { keepSessions: false });
    await page.reload();
    const check = page.getByRole('alertdialog', { name: kit('check.title') });
    await expect(check).toContainText(/00:1[67]:\d\d/);
    await axe(page);
    await page.keyboard.press('Escape');
    await check.getByRole('button', { name: kit('check.goOn') }).click();
    await expect(check).toBeHidden();

    await page.getByRole('button', { name: kit('stop.action') }).click();
    await expect(page).toHaveURL(/\/m\/saferPlay\/stopped/);
    await expect(page.getByRole('heading', { name: t('stopped.head') })).toBeVisible();
    await axe(page);
    await page.goto('/m/home');
    await expect(
      page.getByRole('link', { name: shell('nav.saferPlay'), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: shell('nav.deposit'), exact: true })).toHaveCount(
      0,
    );
  });

  test(
    `a deposit limit in ${language} holds for calls past the screens too`,
    { tag: '@all' },
    async ({ page, sandbox, problems }) => {
      problems.expect(/status of 4\d\d/);
      await setLanguage(page, language);
      const session = await sandbox.session('fresh01');
      await holdSession(page, session);
      await page.goto('/m/saferPlay/limit?kind=DEPOSIT');
      await page.getByLabel(t('limit.amount')).fill('1');
      await page.getByRole('button', { name: t('limit.save'), exact: true }).click();
      await expect(page.getByText(/^.*\b1(?:\.00)?\b.*$/).first()).toBeVisible();
      await expect(page.getByText(t('limit.saved'))).toBeVisible();
      const answer = await depositByCall(page, session);
      expect(answer).toMatchObject({ success: false, errorCode: 'protection.limit.reached' });
    },
  );

  test(`a time-out in ${language} ends deposits and play at once, not withdrawals`, async ({
    page,
    sandbox,
    signIn,
    axe,
    problems,
  }) => {
    test.slow();
    await setLanguage(page, language);
    await signIn(page, 'player01');
    const session = await sandbox.session('player01');
    await page.goto('/m/saferPlay');
    await page.getByRole('link', { name: t('timeOut.title'), exact: true }).click();
    await page.getByRole('radio', { name: t('timeOut.7') }).check();
    await axe(page);
    await page.getByRole('button', { name: t('timeOut.action') }).click();
    const question = page.getByRole('alertdialog');
    await axe(page);
    await question.getByRole('button', { name: t('timeOut.action') }).click();
    await expect(page).toHaveURL(/\/m\/saferPlay$/);
    await expect(page.getByText(t('break.withdraw'))).toBeVisible();
    await axe(page);

    problems.expect(/status of 4\d\d/);
    const deposit = await depositByCall(page, session);
    expect(deposit).toMatchObject({ success: false, errorCode: 'account.excluded' });
    const shorter = await callPlatform(page, session, {
      method: 'POST',
      path: '/wps/member/protection/timeOut',
      module: 'COMM3',
      body: { until: Date.now() + 25 * HOUR_MS },
    });
    expect(shorter).toMatchObject({ errorCode: 'protection.not.changeable' });
    const settings = await callPlatform(page, session, {
      method: 'GET',
      path: '/wps/transaction/withdraw/settings',
      module: 'MEMTRANS3',
    });
    expect(settings.success).toBe(true);

    await page.goto('/m/slot-games');
    const heart = page.locator('main button[aria-pressed]').first();
    const [, game = ''] = ((await heart.getAttribute('aria-label')) ?? '').split(': ');
    await page.getByRole('button', { name: game, exact: true }).click();
    await expect(page.getByText(word(language, 'i18n', 'error.account.excluded'))).toBeVisible();

    // The phone's storage is edited, and another account type is claimed.
    await page.evaluate(clearStoredBreak, session);
    await page.goto('/m/voucherCenter');
    await expect(
      page.getByRole('heading', { name: t('member-deposit:closed.break') }),
    ).toBeVisible();
    expect(await depositByCall(page, session)).toMatchObject({
      errorCode: 'account.excluded',
    });
  });

  test(`a self-exclusion in ${language} ends every session and offers help alone`, async ({
    page,
    context,
    signIn,
    axe,
    problems,
  }) => {
    test.slow();
    problems.expect(/status of 4\d\d/);
    await setLanguage(page, language);
    await signIn(page, 'fresh01');
    const other = await context.newPage();
    await setLanguage(other, language);
    await signIn(other, 'fresh01');
    await other.goto('/m/set');
    await expect(other).toHaveURL(/\/m\/set$/);

    await page.goto('/m/saferPlay');
    await page.getByRole('link', { name: t('exclusion.title') }).click();
    await page.getByRole('radio', { name: t('exclusion.12') }).check();
    await page.getByLabel(t('field.password'), { exact: true }).fill('Play1234');
    await axe(page);
    await page.getByRole('button', { name: t('exclusion.action') }).click();
    await expect(page.getByRole('heading', { name: t('closed.head') })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Gambling Therapy' })).toBeVisible();
    await axe(page);
    await expect(other).not.toHaveURL(/\/m\/set$/);
    await page.goto('/m/set');
    await expect(page).toHaveURL(/\/m\/login/);
  });
}

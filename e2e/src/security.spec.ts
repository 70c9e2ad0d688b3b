import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { mobileOfPlayer, setLanguage } from './steps';
import { wordsOf } from './words';

const CENTRE = '/m/securityCenter';

/** Title of the security centre, with its level filled in. */
const levelOf = (text: string, level: number) =>
  text.replace('{{level}}', String(level)).replace('{{max}}', '5');

/** Types the same text into several fields. */
async function fillAll(page: Page, labels: readonly string[], text: string): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(text);
}

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-member', language);
  const first = [t('payment.new'), t('payment.again')];

  test.describe(`security in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
    });

    test(
      'a new person raises the level step by step',
      { tag: '@brands' },
      async ({ page, signIn, sandbox, axe }) => {
        test.slow();
        await signIn(page, 'fresh01');
        await page.goto(CENTRE);
        const level = (reached: number) =>
          page.getByRole('heading', { name: levelOf(t('level.title'), reached) });
        await expect(level(1)).toBeVisible();
        await axe(page);

        await page.getByRole('link', { name: t('step.paymentPassword') }).click();
        await fillAll(page, first, '246802');
        await axe(page);
        await page.getByRole('button', { name: t('payment.set') }).click();
        await expect(level(2)).toBeVisible();

        await page.getByRole('link', { name: `${t('email.title')} ${t('state.raises')}` }).click();
        await page.getByLabel(t('field.email'), { exact: true }).fill('mai@player.example');
        await page.getByRole('button', { name: t('email.set') }).click();
        await expect(level(3)).toBeVisible();

        await page.getByRole('link', { name: t('step.mobile') }).click();
        const number = '2125550199';
        const local = sandbox.brand === 'jade' ? number : '0912000999';
        await page.getByLabel(t('field.mobileNum'), { exact: true }).fill(local);
        await page.getByRole('button', { name: t('sms.get') }).click();
        const code = page.getByLabel(t('field.smsCode'), { exact: true });
        await expect(code).toBeEnabled();
        await code.fill((await sandbox.sms(local))[0]?.code ?? '');
        await page.getByLabel(t('field.paymentPassword'), { exact: true }).fill('246802');
        await axe(page);
        await page.getByRole('button', { name: t('mobile.set') }).click();
        await expect(level(4)).toBeVisible();

        await page.getByRole('link', { name: t('step.questions') }).click();
        for (const place of [1, 2, 3]) {
          const question = t('questions.question').replace('{{number}}', String(place));
          await page.getByRole('combobox', { name: question }).click();
          await page.getByRole('radio').first().click();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          const answer = t('questions.answer').replace('{{number}}', String(place));
          await page.getByLabel(answer, { exact: true }).fill(`Huế ${place}`);
        }
        await page.getByLabel(t('field.paymentPassword'), { exact: true }).fill('246802');
        await axe(page);
        await page.getByRole('button', { name: t('questions.set') }).click();
        await expect(level(5)).toBeVisible();
        await expect(page.getByText(t('level.full'))).toBeVisible();
        await expect(page).toHaveURL(CENTRE);
      },
    );

    test('the first bank card asks for a payment password, fixes the name, and returns to the withdrawal', async ({
      page,
      signIn,
      axe,
    }) => {
      await signIn(page, 'fresh01');
      await page.goto(`${CENTRE}/card?returnTo=%2Fm%2FsecurityCenter%2Fcards`);
      await page.getByRole('link', { name: t('payment.set') }).click();
      await fillAll(page, first, '246802');
      await page.getByRole('button', { name: t('payment.set') }).click();

      await page.getByRole('combobox', { name: t('card.bank'), exact: true }).click();
      await page.getByRole('radio').first().click();
      await page.getByLabel(t('card.number'), { exact: true }).fill('００７１ 0001-2345 6');
      await page.getByLabel(t('field.payeeName'), { exact: true }).fill('Nguyễn Thị Mai');
      await expect(page.getByText(/NGUYEN THI MAI/)).toBeVisible();
      await page.getByLabel(t('field.paymentPassword'), { exact: true }).fill('246802');
      await axe(page);
      await page.getByRole('button', { name: t('card.bind') }).click();
      await expect(page).toHaveURL(`${CENTRE}/cards`);
      await expect(page.getByText('*********3456')).toBeVisible();
      await expect(page.getByText('N***** T** M**')).toBeVisible();
      await axe(page);

      await page.goto(`${CENTRE}/payeeName`);
      await expect(page.getByText(t('payee.fixed'))).toBeVisible();
    });

    test(
      'a forgotten payment password: locked by wrong tries, reset by SMS, then it opens',
      { tag: '@all' },
      async ({ page, signIn, sandbox, brand, axe }) => {
        await signIn(page, 'player01');
        await page.goto(`${CENTRE}/paymentPassword`);
        const old = page.getByLabel(t('payment.old'), { exact: true });
        await old.fill('000000');
        await fillAll(page, first, '246802');
        const answers = [4, 3, 2, 1].map((left) =>
          t('problem.paymentWrong').replace('{{attempts}}', String(left)),
        );
        for (const answer of answers) {
          await page.getByRole('button', { name: t('payment.change') }).click();
          await expect(page.getByText(answer)).toBeVisible();
        }
        await page.getByRole('button', { name: t('payment.change') }).click();
        await expect(old).toHaveAccessibleDescription(/\d{2}:\d{2}/);
        await axe(page);

        await page.getByRole('tab', { name: t('payment.bySms') }).click();
        await page.getByRole('button', { name: t('sms.get') }).click();
        const code = page.getByLabel(t('field.smsCode'), { exact: true });
        await expect(code).toBeEnabled();
        await code.fill((await sandbox.sms(mobileOfPlayer(brand)))[0]?.code ?? '');
        await fillAll(page, first, '246802');
        await axe(page);
        await page.getByRole('button', { name: t('payment.reset') }).click();
        await expect(page.getByText(t('payment.saved'))).toBeVisible();

        await page.goto(`${CENTRE}/paymentPassword?returnTo=%2Fm%2FsecurityCenter`);
        await old.fill('246802');
        await fillAll(page, first, '135790');
        await page.getByRole('button', { name: t('payment.change') }).click();
        await expect(page).toHaveURL(CENTRE);
      },
    );

    test('a reload keeps what was typed, and a lost answer is asked for', async ({
      page,
      signIn,
      sandbox,
      problems,
    }) => {
      problems.expect(/ERR_|Failed to load/);
      await signIn(page, 'player01');
      await page.goto(`${CENTRE}/card?returnTo=%2Fm%2FsecurityCenter%2Fcards`);
      await page.getByRole('combobox', { name: t('card.bank'), exact: true }).click();
      await page.getByRole('radio').first().click();
      await page.getByLabel(t('card.number'), { exact: true }).fill('0071000123456');
      await page.reload();
      await expect(page.getByLabel(t('card.number'), { exact: true })).toHaveValue('0071000123456');
      await page.getByLabel(t('field.paymentPassword'), { exact: true }).fill('135790');
      const since = Date.now();
      await sandbox.faults([
        { path: '/wps/member/bankCard', method: 'PUT', rate: 1, kind: 'drop-response' },
      ]);
      await page.getByRole('button', { name: t('card.bind') }).click();
      await expect(page).toHaveURL(`${CENTRE}/cards`);
      await expect(page.getByText('*********3456')).toHaveCount(1);
      // A browser may repeat a PUT: only one of them may bind a card.
      const bound = (await sandbox.calls(since)).filter(
        ({ path, errorCode }) => path.endsWith('/bankCard') && errorCode === null,
      );
      expect(bound).toHaveLength(1);
    });
  });
}

test('what is secret is forgotten while the page is out of sight, the rest stays', async ({
  page,
  signIn,
}) => {
  await setLanguage(page, 'EN');
  await page.clock.install();
  await signIn(page, 'player01');
  await page.goto(`${CENTRE}/card`);
  const number = page.getByLabel('Account number', { exact: true });
  const password = page.getByLabel('Payment password', { exact: true });
  await number.fill('0071000123456');
  await password.fill('135790');
  const turn = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(299_000);
  await expect(password).toHaveValue('135790');
  await page.clock.runFor(2000);
  await turn('visible');
  await expect(password).toHaveValue('');
  await expect(number).toHaveValue('0071000123456');
});

test(
  'a virtual account is told what to do instead, and a guest logs in first',
  { tag: '@all' },
  async ({ page, signIn, axe }) => {
    await setLanguage(page, 'EN');
    await page.goto(`${CENTRE}/cards`);
    await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
    await signIn(page, 'virtual01');
    await page.goto(CENTRE);
    await expect(
      page.getByText(wordsOf('feature-member', 'EN')('realMoney.virtual')),
    ).toBeVisible();
    await axe(page);
  },
);

test('each screen of the security centre fits a phone of 320 px', async ({ page, signIn, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'player01');
  const paths = ['', '/paymentPassword', '/cards', '/card', '/questions', '/mobile', '/email'];
  for (const path of [...paths, '/payeeName']) {
    await page.goto(CENTRE + path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(320);
    await axe(page);
  }
});

import { expect, test } from './fixtures';
import { expectDescription, pressByKeyboard, tabTo, typeInto } from './keyboard-steps';
import { pageReacts } from './published-steps';
import { freeNumber } from './registration-steps';
import { mobileOfPlayer, setLanguage } from './steps';
import { wordsOf } from './words';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test.describe(`by the keyboard alone in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
    });

    test('the login: what is missing and what is refused is read out, and it opens', async ({
      page,
      axe,
    }) => {
      await page.goto('/m/login');
      const name = page.getByRole('textbox', { name: t('field.userName'), exact: true });
      const password = page.getByLabel(t('field.password'), { exact: true });
      const login = page.getByRole('button', { name: common('action.login'), exact: true });
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await expect(password).toBeFocused();
      await pressByKeyboard(page, login);
      await expectDescription(name, t('problem.userNameRequired'));
      await expect(password).toHaveAccessibleDescription(t('problem.passwordRequired'));

      await page.keyboard.type('player01');
      await typeInto(page, password, 'Wrong1234');
      await pressByKeyboard(page, page.getByRole('button', { name: common('password.show') }));
      await expect(password).toHaveAttribute('type', 'text');
      await typeInto(page, password, 'Wrong1234');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        common('error.login.wrong'),
      );
      await axe(page);

      await typeInto(page, password, 'Play1234');
      await pressByKeyboard(
        page,
        page.getByRole('checkbox', { name: t('login.remember') }),
        'Space',
      );
      await pressByKeyboard(page, login);
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('the login by SMS, with its tabs by the arrows', async ({ page, sandbox, brand, axe }) => {
      await sandbox.flags({ SMSLOGIN3: true });
      await page.goto('/m/login');
      // Key presses on tabs are not recorded before hydration.
      await pageReacts(page);
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: t('login.method.sms') })).toBeFocused();
      const number = page.getByRole('textbox', { name: t('field.mobileNum') });
      const code = page.getByRole('textbox', { name: t('field.smsCode') });
      const ask = page.getByRole('button', { name: t('sms.get') });
      await pressByKeyboard(page, ask);
      await expectDescription(number, t('problem.mobileRequired'));
      await axe(page);

      await page.keyboard.type(mobileOfPlayer(brand));
      await pressByKeyboard(page, ask);
      await expect.poll(async () => (await sandbox.sms(mobileOfPlayer(brand))).length).toBe(1);
      const sent = (await sandbox.sms(mobileOfPlayer(brand)))[0]?.code ?? '';
      await typeInto(page, code, sent === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expectDescription(code, common('error.sms.code.wrong'));

      await typeInto(page, code, sent);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('the registration: the first field that fails has the focus, a wrong code says why', async ({
      page,
      sandbox,
      brand,
      axe,
    }) => {
      const mobile = freeNumber(brand);
      await sandbox.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true });
      await page.goto('/m/register');
      const number = page.getByRole('textbox', { name: t('field.mobileNum') });
      const code = page.getByRole('textbox', { name: t('field.smsCode') });
      const agree = page.getByRole('checkbox');
      const captcha = page.getByRole('textbox', { name: t('field.captcha'), exact: true });
      await expect(number).toBeVisible();
      await pressByKeyboard(page, agree, 'Space');
      await pressByKeyboard(
        page,
        page.getByRole('button', { name: common('action.register'), exact: true }),
      );
      await expectDescription(number, t('problem.mobileRequired'));
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await axe(page);

      await page.keyboard.type(mobile);
      await pressByKeyboard(page, page.getByRole('button', { name: t('sms.get') }));
      await expect.poll(async () => (await sandbox.sms(mobile)).length).toBe(1);
      const sent = (await sandbox.sms(mobile))[0]?.code ?? '';
      let given = 0;
      for (const typed of [sent === '000000' ? '111111' : '000000', sent]) {
        await typeInto(page, code, typed);
        if (await captcha.isVisible()) {
          // A refused attempt invalidates the captcha.
          await expect.poll(async () => (await sandbox.captcha()).length).toBeGreaterThan(given);
          const pictures = await sandbox.captcha();
          given = pictures.length;
          await typeInto(page, captcha, pictures[0]?.answer ?? '');
        }
        await page.keyboard.press('Enter');
        if (typed !== sent) await expectDescription(code, common('error.sms.code.wrong'));
      }
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test(
      'the recovery by phone, then by e-mail',
      { tag: '@all' },
      async ({ page, sandbox, brand, axe }) => {
        await page.goto('/m/forget');
        const number = page.getByRole('textbox', { name: t('field.mobileNum') });
        const code = page.getByRole('textbox', { name: t('field.smsCode') });
        const password = page.getByLabel(t('field.newPassword'), { exact: true });
        const ask = page.getByRole('button', { name: t('sms.get') });
        await tabTo(page, number);
        await page.keyboard.type('12');
        await pressByKeyboard(page, ask);
        await expectDescription(number, t('problem.mobileFormat'));
        await typeInto(page, number, mobileOfPlayer(brand));
        await pressByKeyboard(page, ask);
        await expect(code).toBeFocused();
        const sent = (await sandbox.sms(mobileOfPlayer(brand)))[0]?.code ?? '';
        await page.keyboard.type(sent === '000000' ? '111111' : '000000');
        await typeInto(page, password, 'Fresh2026');
        await page.keyboard.press('Enter');
        await expectDescription(code, common('error.sms.code.wrong'));
        await axe(page);

        await tabTo(page, page.getByRole('tab', { selected: true }));
        await page.keyboard.press('ArrowRight');
        const email = page.getByRole('textbox', { name: t('field.email') });
        await typeInto(page, page.getByRole('textbox', { name: t('field.userName') }), 'player01');
        await typeInto(page, email, 'player01@');
        await page.keyboard.press('Tab');
        await expect(email).toHaveAccessibleDescription(t('problem.emailFormat'));
        await typeInto(page, email, 'player01@player.example');
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('recover.mailed'))).toBeVisible();
      },
    );

    test(
      'the change of password, with its popup',
      { tag: '@all' },
      async ({ page, signIn, axe }) => {
        await signIn(page, 'player01');
        await page.goto('/m/changePsw');
        const old = page.getByLabel(t('field.oldPassword'), { exact: true });
        const password = page.getByLabel(t('field.newPassword'), { exact: true });
        const confirmation = page.getByLabel(t('field.confirmPassword'), { exact: true });
        await typeInto(page, old, 'Play1234');
        await page.keyboard.press('Enter');
        await expect(password).toBeFocused();
        await pressByKeyboard(page, page.getByRole('button', { name: t('action.submit') }));
        await expect(password).toBeFocused();
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await expect(confirmation).toHaveAccessibleDescription(t('problem.confirmRequired'));

        await page.keyboard.type('Play1234');
        await typeInto(page, confirmation, 'Play1234');
        await page.keyboard.press('Enter');
        const popup = page.getByRole('alertdialog', { name: t('password.sameTitle') });
        await expect(popup).toHaveAccessibleDescription(t('problem.samePassword'));
        await axe(page);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
        await expect(password).toBeFocused();

        await page.keyboard.type('Fresh2026');
        await typeInto(page, confirmation, 'Fresh2026');
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('password.done'))).toBeVisible();
        await expect(page).toHaveURL(/\/m\/home$/);
      },
    );
  });
}

test('focus that moves up or down a list is covered by neither bar nor what sticks below it', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  const hearts = page.locator('main button[aria-pressed]');
  await expect(hearts.first()).toBeVisible();
  // The rows are measured again during hydration.
  await pageReacts(page);
  await hearts.first().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus), `${key} ${stop}`).toEqual([]);
    }
  }
});

test('a screen takes the focus of the row that opened it', async ({ page, signIn }) => {
  const t = wordsOf('feature-account', 'EN');
  await setLanguage(page, 'EN');
  await signIn(page, 'player01');
  await page.goto('/m/set');
  await pressByKeyboard(page, page.getByRole('link', { name: t('settings.changePassword') }));
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a pressed button that goes hands the focus on within its list', async ({ page, signIn }) => {
  await setLanguage(page, 'EN');
  await signIn(page, 'player01');
  await page.goto('/m/rewardCenter');
  const main = page.getByRole('main');
  const claim = main.getByRole('listitem').getByRole('button', { name: /^Claim: / });
  await expect(claim.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await claim.count();
  await pressByKeyboard(page, claim.first());
  await expect(claim).toHaveCount(before - 1);
  await expect(main.getByRole('listitem').locator(':focus')).toHaveCount(1);
});

/** Bars that overlap the focused element. */
function coveredFocus(): string[] {
  const focused = document.activeElement?.getBoundingClientRect();
  return [...document.querySelectorAll('header, nav, [data-sticky]')]
    .filter((bar) => !bar.contains(document.activeElement))
    .map((bar) => [bar.tagName, bar.getBoundingClientRect()] as const)
    .filter(([, bar]) => focused && focused.top < bar.bottom && focused.bottom > bar.top)
    .map(([name]) => name);
}

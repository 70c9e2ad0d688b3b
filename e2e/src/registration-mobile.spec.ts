import { expect, test } from './fixtures';
import {
  freeNumber,
  JOURNEY_LANGUAGES,
  REGISTRATION_WORDS,
  textbox,
  typeCaptcha,
} from './registration-steps';
import { setLanguage } from './steps';

for (const language of JOURNEY_LANGUAGES) {
  const words = REGISTRATION_WORDS[language];

  test(`registers by mobile number with a code by SMS in ${language}`, async ({
    page,
    brand,
    sandbox,
    axe,
  }) => {
    const number = freeNumber(brand);
    const lastCode = async () => (await sandbox.sms(number))[0]?.code ?? '';
    const register = page.getByRole('button', { name: words.register, exact: true });
    await sandbox.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true });
    await setLanguage(page, language);
    await page.goto('/m/register');
    await textbox(page, words.mobile).fill(number);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await axe(page);

    // Three taps within 200 ms send one SMS.
    const since = Date.now();
    const ask = page.getByRole('button', { name: words.get });
    await ask.evaluate((button: HTMLElement) => {
      for (const delay of [0, 80, 160]) setTimeout(() => button.click(), delay);
    });
    const again = page.getByRole('button', { name: words.again });
    await expect(again).toBeDisabled();
    const asked = (await sandbox.calls(since)).filter(({ path }) => path.endsWith('/sms/register'));
    expect(asked).toHaveLength(1);
    await axe(page);

    // A reload keeps the countdown; the number appears in no URL.
    await page.reload();
    await expect(again).toBeDisabled();
    expect(page.url()).not.toContain(number.slice(1));

    await textbox(page, words.mobile).fill(number);
    await textbox(page, words.code).fill('000000');
    await page.getByRole('checkbox', { name: words.agree }).check();
    await typeCaptcha(page, words.captcha, sandbox);
    const given = (await sandbox.captcha()).length;
    await register.click();
    await expect(page.getByText(words.wrongCode)).toBeVisible();
    await expect(textbox(page, words.code)).toBeFocused();
    await expect(textbox(page, words.mobile)).toHaveValue(number);
    await axe(page);

    await textbox(page, words.code).fill(await lastCode());
    await typeCaptcha(page, words.captcha, sandbox, given);
    await register.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test(
  'shows a tab for each way, and what a password adds',
  { tag: '@all' },
  async ({ page, sandbox, axe }) => {
    await sandbox.flags({
      USERNAMEREG3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      MOBILENUMPASSREG3: true,
    });
    await setLanguage(page, 'EN');
    await page.goto('/m/register');
    const byName = page.getByRole('tab', { name: 'User name' });
    await expect(byName).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await expect(textbox(page, 'SMS code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible();
    await expect(textbox(page, 'User name')).toHaveCount(0);
    await axe(page);
  },
);

import { expect, test } from './fixtures';
import { JOURNEY_LANGUAGES, REGISTRATION_WORDS, textbox, typeCaptcha } from './registration-steps';
import { inEnglish, setLanguage } from './steps';

for (const language of JOURNEY_LANGUAGES) {
  const words = REGISTRATION_WORDS[language];

  test(`a wrong invitation code is told, focused and mended in ${language}`, async ({
    page,
    sandbox,
    axe,
  }, info) => {
    const field = textbox(page, words.invitation);
    const register = page.getByRole('button', { name: words.register, exact: true });
    await setLanguage(page, language);
    await page.goto('/m/register?affiliate=NOBODY');
    await textbox(page, words.userName).fill(`guest${info.workerIndex}${Date.now() % 1_000_000}`);
    await page.getByLabel(words.password, { exact: true }).fill('Play1234');
    await page.getByLabel(words.confirm, { exact: true }).fill('Play1234');
    await page.getByRole('checkbox', { name: words.agree }).check();
    await typeCaptcha(page, words.captcha, sandbox);

    const since = Date.now();
    await field.fill('NOBODY');
    await register.click();
    // The toast disappears after a second; the message at the field remains.
    const refusal = page.getByText(words.wrongInvitation);
    await expect(refusal).toHaveCount(2);
    await expect(field).toBeFocused();
    await expect(refusal).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const made = (await sandbox.calls(since)).filter(({ method }) => method === 'PUT');
    expect(made).toEqual([]);
    await axe(page);

    await field.fill('AGENT01');
    await register.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('a good link asks for no code', { tag: '@all' }, async ({ page }) => {
  await inEnglish(page);
  await page.goto('/m/register?affiliate=AGENT01');
  await expect(textbox(page, 'User name')).toBeVisible();
  await expect(textbox(page, 'Invitation code')).toHaveCount(0);
});

test('who came by a good link and looks around first is asked for no code either', async ({
  page,
}) => {
  await inEnglish(page);
  await page.goto('/m/home?affiliate=AGENT01');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(textbox(page, 'User name')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(textbox(page, 'Invitation code')).toHaveCount(0);
});

test(
  'a hostile link stays on the page and runs nothing',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    await inEnglish(page);
    const code = '"><script>document.title="run"</script>//evil.example';
    await page.goto(`/m/register?${new URLSearchParams({ affiliate: code })}`);
    await expect(textbox(page, 'Invitation code')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect(await page.title()).not.toBe('run');
  },
);

test(
  'a change of language translates what the fields say, and keeps what is typed',
  { tag: '@all' },
  async ({ page }) => {
    await inEnglish(page);
    await page.goto('/m/register');
    await textbox(page, 'User name').fill('1player');
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(page.getByText('6 to 16 letters and digits')).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click();
    await expect(page.getByText('Từ 6 đến 16 chữ cái và chữ số')).toBeVisible();
    await expect(textbox(page, 'Tên đăng nhập')).toHaveValue('1player');
  },
);

import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const shell = wordsOf('shell', language);

  test(`another account to log in with asks before it leaves, in ${language}`, async ({
    page,
    sandbox,
    context,
    axe,
  }) => {
    await sandbox.flags({ SOCIALLOGIN3: true, SMSLOGIN3: true });
    await setLanguage(page, language);
    // A slow phone: the button is pressed before the published page reacts, and must stay where it is.
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/m/login');
    const google = page.getByRole('button', {
      name: t('social.with').replace('{{name}}', 'Google'),
    });
    await expect(google).toBeVisible();
    await axe(page);
    await google.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('login.example');
    await question.getByRole('button', { name: shell('leave.stay') }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(context.pages()).toHaveLength(1);

    await page.getByRole('tab', { name: t('login.method.sms') }).click();
    await expect(page.getByRole('textbox', { name: t('field.mobileNum') })).toBeVisible();
    await expect(google).toBeHidden();
  });
}

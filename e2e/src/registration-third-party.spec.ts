import { expect, test } from './fixtures';
import {
  freeNumber,
  JOURNEY_LANGUAGES,
  REGISTRATION_WORDS,
  textbox,
  typeCaptcha,
} from './registration-steps';
import { setLanguage } from './steps';

const FLAGS = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true, FIREBASESMS3: true };

for (const language of JOURNEY_LANGUAGES) {
  const words = REGISTRATION_WORDS[language];

  test(`registers with a number that a third party verifies in ${language}`, async ({
    page,
    brand,
    baseURL,
    sandbox,
    axe,
  }) => {
    const number = freeNumber(brand);
    await sandbox.flags(FLAGS);
    await setLanguage(page, language);
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    const ofThirdParty = () => requests.filter(({ pathname }) => /firebase/i.test(pathname));
    await page.goto('/m/register');
    // Wait until the flags have loaded.
    await expect(page.getByRole('button', { name: words.get })).toBeVisible();
    await textbox(page, words.mobile).fill(number);
    expect(ofThirdParty()).toEqual([]);

    // The third-party chunk loads on tap, from this origin.
    await page.getByRole('button', { name: words.get }).click();
    const again = page.getByRole('button', { name: words.again });
    await expect(again).toBeDisabled();
    await expect(again).toHaveText(/\b(60|5\d) ?s/);
    expect(ofThirdParty()).not.toEqual([]);
    const { origin: own, port } = new URL(baseURL ?? '');
    const ours = [own, `http://img.localhost:${port}`];
    const elsewhere = requests.filter(({ protocol, origin }) => {
      return protocol.startsWith('http') && !ours.includes(origin);
    });
    expect(elsewhere.map(String)).toEqual([]);
    await axe(page);

    const [sent] = await sandbox.sms(number);
    expect(sent?.purpose).toBe('firebase');
    await textbox(page, words.code).fill(sent?.code ?? '');
    await typeCaptcha(page, words.captcha, sandbox);
    await page.getByRole('checkbox', { name: words.agree }).check();
    await page.getByRole('button', { name: words.register, exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home$/);

    // No third-party token remains in browser storage or appears in a URL.
    const kept = await page.evaluate(async () => ({
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }));
    expect(kept.stored).not.toMatch(/securetoken|eyJhbGci/);
    expect(kept.databases).not.toContain('firebaseLocalStorageDb');
    expect(requests.map(String).join('\n')).not.toMatch(/eyJhbGci/);
  });
}

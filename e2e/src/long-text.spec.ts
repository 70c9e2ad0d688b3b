import { expect, test } from './fixtures';
import { longestTask } from './long-tasks';
import { allOnly, inEnglish } from './steps';

const LONG = 'a1 é'.repeat(2500);
/** Maximum blocking time of the main thread in ms. */
const LONGEST_TASK = 100;

interface Screen {
  path: string;
  user?: string;
  /** Tab to select, on screens with two. */
  tab?: string;
  fields: number;
  /** Whether it is walked with `JOURNEYS=all` only. */
  isAll?: boolean;
}

const SCREENS: readonly Screen[] = [
  { path: '/m/login', tab: 'Password', fields: 2 },
  { path: '/m/login', tab: 'SMS code', fields: 2, isAll: true },
  { path: '/m/register', tab: 'User name', fields: 4, isAll: true },
  { path: '/m/register', tab: 'Mobile number', fields: 4 },
  { path: '/m/forget', tab: 'Phone', fields: 2, isAll: true },
  { path: '/m/forget', tab: 'E-mail', fields: 2, isAll: true },
  { path: '/m/changePsw', user: 'player01', fields: 3 },
];

/**
 * Writes past the maximum length into every field, as a script or extension can, and submits the form. Each field
 * is a task of its own: laying out such a text costs the browser itself some 7 ms, and forms have many fields.
 */
async function fillEveryField(text: string): Promise<number> {
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"], [readonly])'),
  ].filter((input) => !input.disabled);
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const input of inputs) {
    input.focus();
    value?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
    await new Promise((next) => setTimeout(next));
  }
  const agreement = document.querySelector<HTMLInputElement>('form input[type="checkbox"]');
  if (agreement && !agreement.checked) agreement.click();
  document.querySelector('form')?.requestSubmit();
  return inputs.length;
}

for (const { path, user, tab, fields, isAll = false } of SCREENS) {
  test(
    `ten thousand characters in every field of ${path} ${tab ?? ''} freeze nothing`,
    allOnly(isAll),
    async ({ page, sandbox, signIn, problems }) => {
      problems.expect(/status of 4\d\d/);
      await sandbox.flags({ SMSLOGIN3: true, USERNAMEREG3: true, MOBILENUMREG3: true });
      await inEnglish(page);
      if (user !== undefined) await signIn(page, user);
      await page.goto(path);
      if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator('form input').first()).toBeVisible();
      await page.waitForLoadState('networkidle');

      const invalidFields = page.locator('form [aria-invalid="true"]');
      const longest = await longestTask(page, async () => {
        expect(await page.evaluate(fillEveryField, LONG)).toBeGreaterThanOrEqual(fields);
        await expect(invalidFields.first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      });
      expect(longest, 'ms of the longest task').toBeLessThanOrEqual(LONGEST_TASK);
      await expect(page).toHaveURL(new RegExp(`${path}(\\?method=\\w+)?$`));
    },
  );
}

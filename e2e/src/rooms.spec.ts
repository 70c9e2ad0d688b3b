import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { anotherPhone, ask, hostOnAir } from './room-steps';
import type { SandboxClient } from './sandbox-client';

/** Maximum ms until another user sees a message. */
const READ_WITHIN = 2_000;

/** Opens a chat like a tap in the brand's page. */
async function openChat(
  page: Page,
  sandbox: SandboxClient,
  user: string,
  input: Record<string, string>,
) {
  const { brand, port } = sandbox;
  const caller = { brand, port, session: await sandbox.session(user) };
  const { chatUrl } = await ask<{ chatUrl: string }>(caller, 'CBS_launchChat', {
    language: 'EN',
    ...input,
  });
  await page.goto(chatUrl);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeEnabled();
}

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

// The picture of a room is animated, and can be paused.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('two browsers in one room read each other within two seconds', async ({
  page,
  browser,
  sandbox,
  problems,
  axe,
}) => {
  const { id: modelId } = await hostOnAir(sandbox, 'normal');
  const other = await anotherPhone(browser);
  await openChat(page, sandbox, 'player01', { modelId });
  await openChat(other.page, sandbox, 'vip01', { modelId });

  await write(page, 'Hello from one browser');
  await expect(log(page)).toContainText('Hello from one browser');
  await expect(log(other.page)).toContainText('Hello from one browser', { timeout: READ_WITHIN });
  await write(other.page, 'And from the other');
  await expect(log(other.page)).toContainText('And from the other');
  await expect(log(page)).toContainText('And from the other', { timeout: READ_WITHIN });
  await expect(page.getByText('Watching: 2')).toBeVisible();
  await expect(log(page)).not.toContainText('vip01');
  await axe(page);

  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();

  for (const each of [problems, other.problems]) each.expect(/status of 409/);
  await sandbox.knob('host', { host: modelId, air: 'off' });
  await expect(page.getByText('The stream has ended.')).toBeVisible();
  await sandbox.knob('host', { host: modelId, air: 'on' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeEnabled();
  expect(other.problems.unexpected()).toEqual([]);
  await other.page.context().close();
});

test(
  'an operator’s answer is seen in the open chat within two seconds',
  { tag: '@all' },
  async ({ page, sandbox, axe }) => {
    await openChat(page, sandbox, 'player01', { b2c: '1' });
    await write(page, 'Is anybody there?');
    await expect(log(page)).toContainText('Is anybody there?');
    await sandbox.knob('operator', { user: 'player01', text: 'Yes. How can I help?' });
    await expect(log(page)).toContainText('Yes. How can I help?', { timeout: READ_WITHIN });
    await expect(log(page).getByRole('listitem').last()).toContainText('Customer service team');
    await axe(page);
  },
);

test('a chat goes on where it was when the network comes back', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openChat(page, sandbox, 'player01', { b2c: '1' });
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await sandbox.knob('operator', { user: 'player01', text: 'Written meanwhile' });
  await context.setOffline(false);
  await expect(log(page)).toContainText('Written meanwhile', { timeout: READ_WITHIN });
  await expect(page.getByText('Connection lost')).toBeHidden();
});

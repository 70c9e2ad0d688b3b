import { english, hold, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberRoutes } from '../routes';

const { open, goTo, press, type, statusText, alertText, fail, address, settled } =
  screensOf(memberRoutes);

const CALL = '/wps/member/info/email';
const ELSEWHERE = '/m/elsewhere?ft=0';

/** Saves an e-mail address and leaves the page while the call is held; returns its release. */
async function saveAndLeave(query = '') {
  await open(`/m/securityCenter/email${query}`, { user: 'fresh01', toaster: true });
  const release = hold(CALL);
  await screen.findByLabelText('E-mail');
  type('E-mail', 'new@player.example');
  press('Save e-mail');
  await screen.findByText(english('member-security:busy'));
  await goTo(ELSEWHERE);
  return release;
}

it.each(['?returnTo=%2Fm%2FsecurityCenter', ''])(
  'a change saved after its screen was left with "%s" is reported, and does not navigate',
  async (query) => {
    const release = await saveAndLeave(query);
    release();
    await waitFor(() => expect(statusText()).toContain('E-mail saved'));
    await settled();
    expect(address()).toBe(ELSEWHERE);
  },
);

it('a change refused after its screen was left is reported', async () => {
  const release = await saveAndLeave();
  fail(CALL, { refusal: 'too.many.requests', status: 429 });
  release();
  expect(await alertText()).toContain(english('errors:error.too.many.requests'));
  expect(address()).toBe(ELSEWHERE);
});

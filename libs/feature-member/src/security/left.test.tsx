import { english, screensOf, type Failure } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberRoutes } from '../routes';

const { open, goTo, press, type, statusText, alertText, fail, address, settled } =
  screensOf(memberRoutes);

const CALL = '/wps/member/info/email';
const ELSEWHERE = '/m/elsewhere?ft=0';

/** Saves an e-mail address, and goes on to another page before the answer is there. */
async function saveAndLeave(how: Failure, query = '') {
  await open(`/m/securityCenter/email${query}`, { user: 'fresh01', toaster: true });
  fail(CALL, how);
  await screen.findByLabelText('E-mail');
  type('E-mail', 'new@player.example');
  press('Save e-mail');
  await screen.findByText(english('member-security:busy'));
  await goTo(ELSEWHERE);
}

it.each(['?returnTo=%2Fm%2FsecurityCenter', ''])(
  'what is saved after its screen was left with "%s" is told, and takes nobody away',
  async (query) => {
    await saveAndLeave({ delayMs: 500 }, query);
    await waitFor(() => expect(statusText()).toContain('E-mail saved'));
    await settled();
    expect(address()).toBe(ELSEWHERE);
  },
);

it('what is refused after its screen was left is told', async () => {
  const body = { success: false, errorCode: 'too.many.requests', message: '', value: null };
  await saveAndLeave({ kind: 'replace', status: 429, body, latencyMs: 500 });
  expect(await alertText()).toContain(english('errors:error.too.many.requests'));
  expect(address()).toBe(ELSEWHERE);
});

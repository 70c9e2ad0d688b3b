import { currentViewer } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseCode, registerThai, THAI, WITH_PASSWORD } from '../sign-in/numbers-abroad.setup';
import { accountRoutes } from '../routes';

const { open, press, type, button, field, calls, fail, smsCode } = screensOf(accountRoutes);

const RESET = '/wps/member/password/mobile';

/** Sets a new password for the account of the Thai number. */
async function recover() {
  await open('/m/forget', { flags: WITH_PASSWORD });
  const userName = await registerThai();
  await screen.findByLabelText('Mobile number');
  await chooseCode('84', 'Thailand +66');
  type('Mobile number', THAI.national);
  press('Get code');
  await waitFor(() => expect(field('SMS code').disabled).toBe(false));
  type('SMS code', smsCode(THAI.sent));
  type('New password', 'Fresh2026');
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  return userName;
}

const isIn = (userName: string) =>
  waitFor(() => expect(currentViewer().session?.userName).toBe(userName));

describe('recovery by a number of another country', () => {
  it('sets the password, and logs in', async () => {
    const userName = await recover();
    press('Submit');
    await isIn(userName);
    expect(calls(RESET)).toHaveLength(1);
  });

  it('whose answer is lost logs in by the number with its country', async () => {
    const userName = await recover();
    fail(RESET, { kind: 'drop-response' });
    press('Submit');
    await isIn(userName);
    expect(calls(RESET)).toHaveLength(1);
  });
});

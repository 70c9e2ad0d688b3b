import { currentToken, currentViewer } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const { open, press, type, button, field, smsCode, address, chooseTab } = screensOf(accountRoutes);

const NUMBER = '0912345601';
const EXCLUSION = '/m/saferPlay/selfExclusion';
const ASKED = `/m/forget?returnTo=${encodeURIComponent(EXCLUSION)}`;

/** Requests a code, and sends it with a new password. */
async function setPassword(password: string, code?: string) {
  await screen.findByLabelText('Mobile number');
  type('Mobile number', NUMBER);
  press('Get code');
  await waitFor(() => expect(field('SMS code').disabled).toBe(false));
  type('SMS code', code ?? smsCode(NUMBER));
  type('New password', password);
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  press('Submit');
}

describe('a member without a password who excludes himself', () => {
  it('sets one by phone, and goes on with the exclusion in a session of his own', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken();
    await setPassword('Fresh2026');
    await waitFor(() => expect(address()).toBe(EXCLUSION));
    expect(currentViewer().session?.userName).toBe('player01');
    expect(currentToken()).not.toBe(before);
  });

  it('keeps the session while the code is wrong', async () => {
    await open(ASKED, { user: 'player01' });
    const before = currentToken();
    await setPassword('Fresh2026', '000000');
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    expect(currentToken()).toBe(before);
  });

  it('finds e-mail too, no way to a login, and the way back', async () => {
    await open(ASKED, { user: 'player01' });
    await chooseTab('E-mail');
    await screen.findByRole('textbox', { name: 'E-mail' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    press('Close');
    await waitFor(() => expect(address()).toBe(EXCLUSION));
  });
});

it.each(['/m/forget', '/m/forget?returnTo=%2Fm%2Fmine'])(
  'any other member is led on from %s',
  async (at) => {
    await open(at, { user: 'player01' });
    await waitFor(() => expect(address()).not.toContain('/m/forget'));
  },
);

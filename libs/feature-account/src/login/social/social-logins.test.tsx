import { askedAddressAtom, currentViewer, sessionStore } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { callsTo, openLogin } from '../login.setup';

afterEach(() => sessionStore.set(askedAddressAtom, null));

const google = () => screen.findByRole('button', { name: 'Continue with Google' });

describe('social login (D1 §2)', () => {
  it('is not there while its flag is off', async () => {
    const { sandbox } = await openLogin();
    await screen.findByLabelText('User name');
    await waitFor(() => expect(callsTo(sandbox, '/system/whitelabel')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
    expect(callsTo(sandbox, '/settings/consolidated')).toEqual([]);
  });

  it('stands on the password tab only', async () => {
    await openLogin({ flags: { SOCIALLOGIN3: true, SMSLOGIN3: true } });
    await google();
    fireEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    await screen.findByLabelText('Mobile number');
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('offers what the settings name, in words', async () => {
    await openLogin({ flags: { SOCIALLOGIN3: true } });
    await google();
    const names = screen.getAllByRole('button', { name: /^Continue with/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Google', 'LINE']);
    expect(names.flatMap((button) => [...button.querySelectorAll('img, svg')])).toEqual([]);
  });

  it('leaves it to the frame where a press leads: it asks, and names the host (decision 23)', async () => {
    const { address } = await openLogin({ flags: { SOCIALLOGIN3: true } });
    fireEvent.click(await google());
    expect(sessionStore.get(askedAddressAtom)).toBe('https://login.example/google');
    expect(address()).toBe('/m/login');
  });

  it('leaves the form alone where the settings do not come', async () => {
    await openLogin({
      flags: { SOCIALLOGIN3: true },
      prepare: ({ control }) =>
        control.faults([
          { path: '/wps/system/settings/consolidated', kind: 'status', status: 500, rate: 1 },
        ]),
    });
    await waitFor(() => expect(currentViewer().flags.socialLogin).toBe(true));
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });
});

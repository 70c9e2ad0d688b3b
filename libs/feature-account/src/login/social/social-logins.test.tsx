import { pendingLinkAtom } from '@lobby/feature-kit';
import { currentViewer, sessionStore } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '../login.setup';

const { open, chooseTab, calls, address } = screens;

const google = () => screen.findByRole('button', { name: 'Continue with Google' });

describe('social login (D1 §2)', () => {
  it('is absent while its flag is off', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    await waitFor(() => expect(calls('/system/whitelabel')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
    expect(calls('/settings/consolidated')).toEqual([]);
  });

  it('is on the password tab only', async () => {
    await open('/m/login', { flags: { SOCIALLOGIN3: true, SMSLOGIN3: true } });
    await google();
    await chooseTab('SMS code');
    await screen.findByLabelText('Mobile number');
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('shows a labelled button for each provider of the settings', async () => {
    await open('/m/login', { flags: { SOCIALLOGIN3: true } });
    await google();
    const names = screen.getAllByRole('button', { name: /^Continue with/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Google', 'LINE']);
    expect(names.flatMap((button) => [...button.querySelectorAll('img, svg')])).toEqual([]);
  });

  it('hands the address to the frame, which confirms with the host (decision 23)', async () => {
    await open('/m/login', { flags: { SOCIALLOGIN3: true } });
    fireEvent.click(await google());
    expect(sessionStore.get(pendingLinkAtom)).toBe('https://login.example/google');
    expect(address()).toBe('/m/login');
  });

  it('shows the form alone if the settings fail to load', async () => {
    await open('/m/login', {
      flags: { SOCIALLOGIN3: true },
      answers: { '/wps/system/settings/consolidated': 500 },
    });
    await waitFor(() => expect(currentViewer().flags.socialLogin).toBe(true));
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });
});

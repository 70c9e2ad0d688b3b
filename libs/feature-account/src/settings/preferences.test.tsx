import { readStored } from '@lobby/core';
import { english, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const { open, press } = screensOf(accountRoutes);

const openSettings = async () => {
  await open('/m/set', { user: 'player01' });
  await screen.findByRole('button', { name: 'Sign out' });
};

const { style, dataset } = document.documentElement;

/** Opens a row's sheet and chooses an option. */
async function choose(row: RegExp, option: string) {
  press(row);
  fireEvent.click(await screen.findByRole('radio', { name: option }));
}

describe('preferences of this device', () => {
  it.each([
    ['115%', '115'],
    ['130%', '130'],
    ['150%', '150'],
  ])('make words %s of their size, at once and after a reload', async (label, stored) => {
    await openSettings();
    await choose(/^Text size/, label);
    expect(style.fontSize).toBe(label);
    expect(readStored('textSize')).toBe(stored);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Text size/ }).textContent).toContain(label),
    );
  });

  it('restore the default text size', async () => {
    await openSettings();
    await choose(/^Text size/, '150%');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(/^Text size/, '100%');
    expect(style.fontSize).toBe('');
  });

  it('stop motion and allow it again (decision 26)', async () => {
    await openSettings();
    await choose(/^Motion/, english('account-settings:settings.motionLess'));
    expect(dataset['motion']).toBe('less');
    expect(readStored('motion')).toBe('less');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(/^Motion/, english('account-settings:settings.motionSystem'));
    expect(dataset['motion']).toBeUndefined();
    expect(readStored('motion')).toBe('system');
  });

  it('are silent until sound is turned on', async () => {
    await openSettings();
    const sound = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' });
    expect(sound().checked).toBe(false);
    fireEvent.click(sound());
    await waitFor(() => expect(sound().checked).toBe(true));
    expect(readStored('sound')).toBe(true);
    expect(screen.getByText(english('account-settings:settings.soundHint'))).toBeTruthy();
  });
});

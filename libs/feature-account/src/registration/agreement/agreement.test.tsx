import { english, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../../routes';

const { open, press, type, field, follow, address } = screensOf(accountRoutes);

async function openText(title: string) {
  await open('/m/register');
  await screen.findByLabelText('User name');
  press(title);
  return screen.findByRole('dialog', { name: title });
}

describe('the legal texts of a registration', () => {
  it.each([
    ['Terms', 'terms.read', '/m/useragreement'],
    ['Privacy policy', 'privacy.read', '/m/useragreement?tab=privacy'],
  ])('%s lead to their full version', async (title, label, path) => {
    const sheet = await openText(title);
    const name = english(`account-register:${label}`);
    const link = within(sheet).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('say what this device keeps', async () => {
    const sheet = await openText('Privacy policy');
    for (const kept of [/mobile number with its country code/, /not sent/, /searches/])
      expect(sheet.textContent).toMatch(kept);
  });

  it('leave what was typed, without secrets', async () => {
    await openText('Terms');
    type('User name', 'newcomer1');
    await follow(english('account-register:terms.read'));
    await waitFor(() => expect(address()).toBe('/m/useragreement'));
    await open('/m/register', { reload: true });
    expect(await screen.findByLabelText('User name')).toHaveProperty('value', 'newcomer1');
    expect(field('Password').value).toBe('');
  });
});

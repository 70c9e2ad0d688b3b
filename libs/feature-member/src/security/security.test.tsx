import ember from '@lobby/brand-ember';
import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';

const { open, address, follow, calls } = screensOf(memberRoutes);

const centre = (user: string) => open('/m/securityCenter', { user });

const row = (name: RegExp) => screen.findByRole('link', { name });

describe('the security centre', () => {
  it('of a person with everything has the highest level, and shows what is personal masked', async () => {
    await centre('player01');
    expect(await screen.findByRole('heading', { name: 'Security level 5 of 5' })).toBeTruthy();
    expect(screen.getByText(english('member-security:level.full'))).toBeTruthy();
    expect((await row(/^Mobile number/)).textContent).toContain('091****601');
    expect((await row(/^Payee name/)).textContent).toContain('N***** T** L**');
    expect((await row(/^Bank cards/)).textContent).toContain('2/5');
  });

  it('of a new person marks what raises the level, each once, and leads to the first of it', async () => {
    await centre('fresh01');
    expect(await screen.findByRole('heading', { name: 'Security level 1 of 5' })).toBeTruthy();
    const marked = screen.getAllByRole('link', { name: /\+1 level$/ });
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([
      '/m/securityCenter/paymentPassword',
      '/m/securityCenter/questions',
      '/m/securityCenter/mobile',
      '/m/securityCenter/email',
    ]);
    const next = screen.getByRole('link', { name: 'Set a payment password' });
    expect(next.getAttribute('href')).toBe('/m/securityCenter/paymentPassword');
  });

  it('of a person without one of them offers that one alone', async () => {
    await centre('vip01');
    expect(await screen.findByRole('heading', { name: 'Security level 4 of 5' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Set a payment password' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Set security questions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Security questions.*\+1 level$/ })).toBeTruthy();
  });

  it('leads to each of its screens', async () => {
    await open('/m/securityCenter', { user: 'player01', brand: ember });
    const links = [
      [/^Login password/, '/m/changePsw?returnTo=%2Fm%2FsecurityCenter'],
      [/^Payment password/, '/m/securityCenter/paymentPassword'],
      [/^Bank cards/, '/m/securityCenter/cards'],
      [/^Security questions/, '/m/securityCenter/questions'],
      [/^Mobile number/, '/m/securityCenter/mobile'],
      [/^E-mail/, '/m/securityCenter/email'],
      [/^Payee name/, '/m/securityCenter/payeeName'],
      [/^Identity verification/, '/m/withdraw/identity'],
      [/^Login and devices/, '/m/devices'],
    ] as const;
    for (const [name, to] of links) expect((await row(name)).getAttribute('href')).toBe(to);
    await follow(/^Payee name/);
    await waitFor(() => expect(address()).toBe('/m/securityCenter/payeeName'));
  });
});

test.each([
  '/m/securityCenter',
  '/m/securityCenter/paymentPassword',
  '/m/securityCenter/cards',
  '/m/securityCenter/card',
  '/m/securityCenter/questions',
  '/m/securityCenter/mobile',
  '/m/securityCenter/email',
  '/m/securityCenter/payeeName',
])('%s asks a guest to log in, and shows a virtual account what to do instead', async (path) => {
  await open(path);
  await waitFor(() => expect(address()).toContain('/m/login'));
  await open(path, { user: 'virtual01' });
  expect(
    await screen.findByRole('heading', { name: english('forms:realMoney.noAccess') }),
  ).toBeTruthy();
  expect(screen.getByText(english('forms:realMoney.virtual'))).toBeTruthy();
  expect(calls('/wps/member/securityConfig')).toEqual([]);
});

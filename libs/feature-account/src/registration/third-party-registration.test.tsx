import { currentViewer, whitelabelQuery } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const { open, press, check, type, button, field, calls, fail, smsCode, address, sandbox } =
  screensOf(accountRoutes);

const NUMBER = '0901234567';
const FLAGS = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true, FIREBASESMS3: true };

async function openForm() {
  await open('/m/register', { flags: FLAGS });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    sandbox.fetch(new Request(input, init)),
  );
  await act(() => new QueryClient().fetchQuery(whitelabelQuery));
  await screen.findByLabelText('SMS code');
  await screen.findByText('+84');
}

const agree = () => check(/^I am/);

describe('registration with a number that a third party verifies (decision 17)', () => {
  it('requests one code for three taps, counts down a minute, and registers', async () => {
    await openForm();
    type('Mobile number', NUMBER);
    press('Get code');
    press('Get code');
    press('Get code');
    const counting = await screen.findByRole('button', { name: /^Resend in (60|59) s/ });
    expect(counting).toHaveProperty('disabled', true);
    expect(calls('accounts:sendVerificationCode')).toHaveLength(1);
    expect(calls('/sms/register')).toEqual([]);
    type('SMS code', smsCode(NUMBER));
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/);
  });

  it('shows a wrong code at its field, and registers with the right one', async () => {
    await openForm();
    type('Mobile number', NUMBER);
    press('Get code');
    await screen.findByRole('button', { name: /^Resend in/ });
    type('SMS code', '0');
    type('Invitation code', 'AGENT01');
    agree();
    press('Register');
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(calls('/register/mobile')).toEqual([]);
    type('SMS code', smsCode(NUMBER));
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows an error at the code when the third party fails (D1 §8)', async () => {
    await openForm();
    fail('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', 500);
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    expect(button('Get code').getAttribute('aria-disabled')).not.toBe('true');
  });
});

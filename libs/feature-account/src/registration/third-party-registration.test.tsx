import { currentViewer, whitelabelQuery } from '@lobby/session';
import { renderScreen } from '@lobby/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

const NUMBER = '0901234567';
const FLAGS = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true, FIREBASESMS3: true };

async function open() {
  const view = await renderScreen(accountRoutes, [accountLabels], {
    at: '/m/register',
    prepare: (sandbox) => sandbox.control.flags({ brand: 'aurora', flags: FLAGS }),
  });
  const { sandbox } = view;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    sandbox.fetch(new Request(input, init)),
  );
  await act(() => new QueryClient().fetchQuery(whitelabelQuery));
  await screen.findByLabelText('SMS code');
  await screen.findByText('+84');
  const callsTo = (end: string) => sandbox.control.calls().filter(({ path }) => path.endsWith(end));
  return { ...view, callsTo, code: () => sandbox.control.sms(NUMBER)[0]?.code ?? '' };
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('registration with a number that a third party verifies (decision 17)', () => {
  it('asks it for one code at three taps, counts a minute, and opens the account', async () => {
    const { callsTo, code, address } = await open();
    type('Mobile number', NUMBER);
    press('Get code');
    press('Get code');
    press('Get code');
    const counting = await screen.findByRole('button', { name: /^Resend in (60|59) s/ });
    expect(counting).toHaveProperty('disabled', true);
    expect(callsTo('accounts:sendVerificationCode')).toHaveLength(1);
    expect(callsTo('/sms/register')).toEqual([]);
    type('SMS code', code());
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/);
  });

  it('tells a wrong code at the code, and asks the third party for no second token', async () => {
    const { callsTo, code, address } = await open();
    type('Mobile number', NUMBER);
    press('Get code');
    await screen.findByRole('button', { name: /^Resend in/ });
    type('SMS code', '0');
    type('Invitation code', 'AGENT01');
    agree();
    press('Register');
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('SMS code'));
    expect(callsTo('/register/mobile')).toEqual([]);
    type('SMS code', code());
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('ends the wait and says so when the third party does not answer (D1 §8)', async () => {
    const { sandbox } = await open();
    sandbox.control.faults([
      {
        path: '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode',
        rate: 1,
        kind: 'status',
        status: 500,
      },
    ]);
    type('Mobile number', NUMBER);
    press('Get code');
    await waitFor(() => expect(field('SMS code').getAttribute('aria-invalid')).toBe('true'));
    const button = screen.getByRole('button', { name: 'Get code' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });
});

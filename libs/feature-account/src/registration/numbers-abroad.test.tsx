import { currentViewer } from '@lobby/session';
import { english, screensOf, type FlagChange } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callingCode, chooseCode, PASSWORD, THAI } from '../sign-in/numbers-abroad.setup';
import { accountRoutes } from '../routes';

const tools = screensOf(accountRoutes);
const { open, press, check, type, button, field, fieldError, calls, fail, smsCode, address } =
  tools;

const MOBILE: FlagChange = { registerByUserName: false, registerByMobile: true };

async function openForm(flags: FlagChange = {}) {
  await open('/m/register', { flags: { ...MOBILE, ...flags } });
  await callingCode('84');
}

const agree = () => check(/^I am/);

describe('registration by a number of another country', () => {
  it('sends the code there, and opens the account', async () => {
    await openForm();
    await chooseCode('84', 'Thailand +66');
    type('Mobile number', THAI.national);
    press('Get code');
    await waitFor(() => expect(button(/Resend in/)).toHaveProperty('disabled', true));
    type('SMS code', smsCode(THAI.sent));
    agree();
    press('Register');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/);
  });

  it('logs in by the number with its country if the answer was lost', async () => {
    await openForm({ registerByMobileWithPassword: true });
    type('Mobile number', '+66 81 234 5678');
    type('Password', PASSWORD);
    type('Confirm password', PASSWORD);
    agree();
    fail('/wps/member/register/mobile', { kind: 'drop-response' });
    press('Register');
    await waitFor(() => expect(currentViewer().session?.userName).toMatch(/^m\d{9}$/));
    expect(calls('/register/mobile')).toHaveLength(1);
  });

  it('is held to the length of its country, not to the rule of the brand’s', async () => {
    await openForm();
    await chooseCode('84', 'Brazil +55');
    type('Mobile number', '11 99999-12345');
    press('Get code');
    await waitFor(() =>
      expect(fieldError('Mobile number')).toBe(english('forms:problem.mobileFormat')),
    );
    type('Mobile number', '11 99999-1234');
    press('Get code');
    await waitFor(() => expect(smsCode('+5511999991234')).not.toBe(''));
    expect(fieldError('Mobile number')).toBe('');
  });

  it('shows at the number that the platform does not serve its country', async () => {
    await openForm({ registerByMobileWithPassword: true });
    const fields = { countryDialingCode: 'This country code is not supported' };
    fail('/wps/member/register/mobile', {
      refusal: 'register.field.invalid',
      details: { fields },
    });
    type('Mobile number', '+66 81 234 5678');
    type('Password', PASSWORD);
    type('Confirm password', PASSWORD);
    fireEvent.blur(field('Confirm password'));
    agree();
    press('Register');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

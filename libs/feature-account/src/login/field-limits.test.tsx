import type { FieldLimits } from '@lobby/api-client';
import { english, type OpenOptions } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failThreeTimes, logIn, logins, screens } from './login.setup';

const { open, press, chooseTab, type, field, fieldError, calls } = screens;

const SETTINGS = '/system/settings/consolidated';

/** Sets a limit in Aurora's settings. */
const limit =
  (name: keyof FieldLimits, value: number): OpenOptions['prepare'] =>
  ({ control }) =>
    control.knobs.limit({ brand: 'aurora', name, value });

async function openSms(prepare: OpenOptions['prepare']) {
  await open('/m/login', { prepare });
  await chooseTab('SMS code');
  await screen.findByLabelText('Mobile number');
  await waitFor(() => expect(calls(SETTINGS)).toHaveLength(1));
}

const digits = (label: string, max: number) =>
  english(`forms:problem.${label}`).replace('{{max}}', String(max));

describe('limits of the settings (D1 §9)', () => {
  it('hold for a captcha', async () => {
    await open('/m/login', { prepare: limit('captchaLength', 4) });
    await failThreeTimes();
    await waitFor(() => expect(field('Captcha').maxLength).toBe(4));
    await logIn('player01');
    type('Captcha', '12345');
    press('Log in');
    await waitFor(() => expect(fieldError('Captcha')).toBe(digits('captchaDigits', 4)));
    expect(logins()).toHaveLength(3);
  });

  it('hold for a code by SMS', async () => {
    await openSms(limit('smsCodeLength', 8));
    await waitFor(() => expect(field('SMS code').maxLength).toBe(8));
    type('Mobile number', '0912345601');
    type('SMS code', '123456789');
    press('Log in');
    await waitFor(() => expect(fieldError('SMS code')).toMatch(/^Digits only, \d at most\.$/));
    expect(logins()).toEqual([]);
  });

  it('hold for a mobile number as it is sent, which may be longer as it is typed', async () => {
    await openSms(limit('mobileLength', 9));
    expect(field('Mobile number').maxLength).toBe(20);
    await waitFor(() => expect(calls('/setting/validation')).toHaveLength(1));
    type('Mobile number', '0912345601');
    press('Get code');
    await waitFor(() =>
      expect(fieldError('Mobile number')).toBe(english('forms:problem.mobileFormat')),
    );
    type('Mobile number', '+84 912 345 601');
    press('Get code');
    await waitFor(() => expect(calls('/sms/noLogin')).toHaveLength(1));
  });

  it('are the documents’ until the settings are loaded', async () => {
    await open('/m/login', { answers: { [`/wps${SETTINGS}`]: 503 } });
    await failThreeTimes();
    expect(field('Captcha').maxLength).toBe(6);
    await chooseTab('SMS code');
    await screen.findByLabelText('Mobile number');
    expect(field('SMS code').maxLength).toBe(10);
  });
});

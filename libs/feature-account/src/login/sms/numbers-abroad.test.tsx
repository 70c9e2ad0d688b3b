import { readStored, writeStored } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { english, type OpenOptions } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  callingCode,
  chooseCode,
  PASSWORD,
  registerThai,
  THAI,
  WITH_PASSWORD,
} from '../../sign-in/numbers-abroad.setup';
import { logIn, screens } from '../login.setup';

const { open, press, check, chooseTab, type, field, fieldError, calls, smsCode, address } = screens;

const COUNTRY = '/wps/system/country';
const VIETNAM = { code: 'VN', name: 'Vietnam', dialingCode: '84' };

const sends = () => calls('/verification/sms/noLogin');

/** The button while it counts down. */
const counting = () => screen.findByRole('button', { name: /\d+ ?s/ });

async function openSms(options: OpenOptions = {}) {
  const view = await open('/m/login', { flags: WITH_PASSWORD, ...options });
  await chooseTab('SMS code');
  await screen.findByLabelText('Mobile number');
  return view;
}

describe('the calling code of a number', () => {
  it('is chosen in a sheet, with the countries in the page’s language', async () => {
    await openSms();
    fireEvent.click(await callingCode('84'));
    const sheet = await screen.findByRole('dialog', { name: 'Country code' });
    const names = () =>
      screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(names()).toEqual([
      'Brazil +55',
      'Japan +81',
      'Malaysia +60',
      'Philippines +63',
      'Taiwan +886',
      'Thailand +66',
      'United States +1',
      'Vietnam +84',
    ]);
    expect(screen.getByRole('radio', { name: 'Vietnam +84' })).toHaveProperty('checked', true);
    await act(() => changeLanguage('VI'));
    expect(names()).toContain('Thái Lan +66');
    expect(sheet.isConnected).toBe(true);
  });

  it('is no choice where the merchant names one country', async () => {
    const one = { value: { list: [VIETNAM], current: 'VN' } };
    await openSms({ answers: { [COUNTRY]: one } });
    expect(await screen.findByText('+84')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Country code/ })).toBeNull();
  });

  it('has the platform’s name where the browser knows none', async () => {
    const list = [VIETNAM, { code: 'QM', name: 'Moonland', dialingCode: '999' }];
    await openSms({ answers: { [COUNTRY]: { value: { list, current: 'VN' } } } });
    fireEvent.click(await callingCode('84'));
    expect(await screen.findByRole('radio', { name: 'Moonland +999' })).toBeTruthy();
  });

  it('is set by a number that names it, and stays', async () => {
    await openSms();
    await callingCode('84');
    type('Mobile number', '+66 81 234 5678');
    expect(await callingCode('66')).toBeTruthy();
    type('Mobile number', '0812345679');
    expect(await callingCode('66')).toBeTruthy();
  });

  it('that is chosen replaces the one that was typed', async () => {
    await openSms();
    await callingCode('84');
    type('Mobile number', '+66 912 345 601');
    await chooseCode('66', 'Vietnam +84');
    expect(await callingCode('84')).toBeTruthy();
    expect(field('Mobile number').value).toBe('912345601');
  });

  it('is kept with the number through tabs, a reload and the other forms', async () => {
    await openSms();
    await chooseCode('84', 'Thailand +66');
    type('Mobile number', THAI.national);
    await chooseTab('Password');
    await chooseTab('SMS code');
    expect(await callingCode('66')).toBeTruthy();
    await open('/m/forget', { reload: true });
    expect(await callingCode('66')).toBeTruthy();
    expect(field('Mobile number').value).toBe(THAI.national);
  });

  it('clears what was wrong with the number in another country', async () => {
    await openSms();
    await callingCode('84');
    type('Mobile number', '12345');
    press('Get code');
    await waitFor(() => expect(fieldError('Mobile number')).not.toBe(''));
    await chooseCode('84', 'United States +1');
    await waitFor(() => expect(fieldError('Mobile number')).toBe(''));
    press('Get code');
    await waitFor(() =>
      expect(fieldError('Mobile number')).toBe(english('forms:problem.mobileFormat')),
    );
    expect(sends()).toEqual([]);
  });

  it('tells numbers apart: the same digits in another country may be sent a code at once', async () => {
    await openSms();
    await callingCode('84');
    type('Mobile number', '0912345678');
    press('Get code');
    await counting();
    await chooseCode('84', 'Thailand +66');
    const again = await screen.findByRole('button', { name: 'Get code' });
    expect(again).toHaveProperty('disabled', false);
    fireEvent.click(again);
    await waitFor(() => expect(sends()).toHaveLength(2));
  });
});

describe('a member with a number of another country', () => {
  it('logs in by a code, and is remembered with the country (D1 §3)', async () => {
    const first = await openSms();
    const userName = await registerThai();
    await chooseCode('84', 'Thailand +66');
    type('Mobile number', THAI.national);
    press('Get code');
    await counting();
    check('Remember me');
    type('SMS code', smsCode(THAI.sent));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe(userName);
    const remembered = { type: 'sms', username: '0812345678', countryDialingCode: '66' };
    expect(readStored('remembered')).toEqual(remembered);
    first.unmount();
    await open('/m/login');
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '0812345678');
    expect(await callingCode('66')).toBeTruthy();
  });

  it('logs in by the number in any spelling', async () => {
    await openSms();
    const userName = await registerThai();
    type('Mobile number', '0066 81-234-5678');
    press('Get code');
    await counting();
    type('SMS code', smsCode(THAI.sent));
    await waitFor(() => expect(currentViewer().session?.userName).toBe(userName));
  });

  it('logs in by the number and the password', async () => {
    await open('/m/login', { flags: WITH_PASSWORD });
    await screen.findByLabelText('User name');
    const userName = await registerThai();
    await logIn('+66 81 234 5678', PASSWORD);
    await waitFor(() => expect(currentViewer().session?.userName).toBe(userName));
  });

  it('finds the remembered country before the list is loaded', async () => {
    writeStored('remembered', {
      type: 'sms',
      username: '0812345678',
      countryDialingCode: '66',
    });
    await open('/m/login', { flags: WITH_PASSWORD, answers: { [COUNTRY]: 503 } });
    await screen.findByLabelText('Mobile number');
    await registerThai();
    expect(screen.getByText('+66')).toBeTruthy();
    press('Get code');
    await counting();
    expect(smsCode(THAI.sent)).not.toBe('');
  });
});

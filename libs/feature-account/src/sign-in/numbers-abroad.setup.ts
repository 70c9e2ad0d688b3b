import { api } from '@lobby/api-client';
import type { FlagChange } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';

/** A Thai number in national format, and in the format of the platform's SMS codes. */
export const THAI = { national: '081 234 5678', sent: '+66812345678' };

export const PASSWORD = 'Moonlit22';

/** Flags under which `registerThai` opens an account. */
export const WITH_PASSWORD: FlagChange = {
  registerByMobile: true,
  registerByMobileWithPassword: true,
  smsLogin: true,
};

/** Opens an account with the Thai number and a password. Returns its user name. */
export async function registerThai(): Promise<string> {
  const { userName } = await api.access.registerByMobile({
    mobileNum: '812345678',
    countryDialingCode: '66',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerUrl: 'aurora.localhost',
    registerMethod: 'H5',
  });
  return userName;
}

/** The button with the calling code of a number. */
export const callingCode = (code: string) =>
  screen.findByRole('button', { name: `Country code: +${code}` });

/** Chooses another calling code in the sheet. */
export async function chooseCode(from: string, name: string): Promise<void> {
  fireEvent.click(await callingCode(from));
  await screen.findByRole('dialog', { name: 'Country code' });
  const option = screen.getByRole('radio', { name });
  fireEvent.pointerDown(option);
  fireEvent.click(option);
}

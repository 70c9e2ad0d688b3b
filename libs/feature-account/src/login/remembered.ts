import {
  decodePassword,
  encodePassword,
  hasPassword,
  readStored,
  removeStored,
  withoutPassword,
  writeStored,
  type Stored,
} from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { readFromBrowser, saveToBrowser } from './browser-password';

type Remembered = NonNullable<Stored<'remembered'>>;

const storesPassword = () => currentBrand().rememberPassword === 'encoded';

/** Reads the record; deletes a password that the brand no longer stores (decision 10). */
function readRemembered(): Remembered | null {
  const found = readStored('remembered');
  if (found === null || !hasPassword(found) || storesPassword()) return found;
  writeStored('remembered', withoutPassword(found));
  return readStored('remembered');
}

/** The remembered login method; undefined if none. */
export function rememberedMethod(): Remembered['type'] | undefined {
  return readRemembered()?.type;
}

/** The user name or mobile number remembered for a method; empty if none. */
export function rememberedName(type: Remembered['type']): string {
  const found = readRemembered();
  return found?.type === type ? found.username : '';
}

/** The password in the record, where the brand stores it; empty if none. */
export function rememberedPassword(): string {
  return decodePassword(readRemembered()) ?? '';
}

/**
 * Remembers a login by user name and turns auto-login on. The password goes to the browser's password
 * manager, or encoded into the record where the brand shares it with its other clients (decision 10).
 */
export function rememberLogin(username: string, password: string): void {
  const secret = storesPassword() ? encodePassword(password) : {};
  writeStored('remembered', { type: 'username', username, ...secret });
  writeStored('autoLogin', true);
  if (!storesPassword()) void saveToBrowser(username, password);
}

/** Remembers a mobile number and turns auto-login off: an SMS code works once. */
export function rememberPhone(mobile: string, countryDialingCode: string | undefined): void {
  writeStored('remembered', { type: 'sms', username: mobile, countryDialingCode });
  writeStored('autoLogin', false);
}

/** Updates the remembered password after a change (D1 §4), if this user name is the remembered one. */
export function updateRememberedPassword(userName: string, password: string): void {
  const name = rememberedName('username');
  if (name !== '' && name.toLowerCase() === userName.toLowerCase()) rememberLogin(name, password);
}

/** Deletes the record and turns auto-login off. */
export function forgetRemembered(): void {
  removeStored('remembered');
  writeStored('autoLogin', false);
}

/** User name and password for auto-login; undefined if it is off or either is missing. */
export async function autoLoginCredentials() {
  const userName = rememberedName('username');
  if (!readStored('autoLogin') || userName === '') return undefined;
  if (!storesPassword()) return readFromBrowser(userName);
  const password = rememberedPassword();
  return password === '' ? undefined : { userName, password };
}

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
import { keepInBrowser, passwordOfBrowser } from './browser-password';

type Kept = NonNullable<Stored<'remembered'>>;

const isEncoded = () => currentBrand().rememberPassword === 'encoded';

/** What is kept, without a password that this brand no longer keeps (decision 10). */
function kept(): Kept | null {
  const found = readStored('remembered');
  if (found === null || !hasPassword(found) || isEncoded()) return found;
  writeStored('remembered', withoutPassword(found));
  return readStored('remembered');
}

/** The way of logging in that this browser was asked to remember. */
export function rememberedWay(): Kept['type'] | undefined {
  return kept()?.type;
}

/** The name or number it was asked to remember for a way of logging in; empty when none. */
export function remembered(type: Kept['type']): string {
  const found = kept();
  return found?.type === type ? found.username : '';
}

/** The password kept with the name, where the brand keeps one itself. */
export function rememberedPassword(): string {
  return decodePassword(kept()) ?? '';
}

/**
 * Keeps who logs in here. The password goes to the browser's password manager, or into the record
 * where a merchant's other clients look for it. The next start logs in by itself.
 */
export function rememberLogin(username: string, password: string): void {
  const secret = isEncoded() ? encodePassword(password) : {};
  writeStored('remembered', { type: 'username', username, ...secret });
  writeStored('autoLogin', true);
  if (!isEncoded()) void keepInBrowser(username, password);
}

/** Keeps a number; a code works once, so nothing logs in by itself. */
export function rememberPhone(mobile: string, countryDialingCode: string | undefined): void {
  writeStored('remembered', { type: 'sms', username: mobile, countryDialingCode });
  writeStored('autoLogin', false);
}

/** Replaces the remembered password by a changed one (D1 §4), where it is this account that is remembered. */
export function refreshRememberedOf(userName: string, password: string): void {
  const name = remembered('username');
  if (name !== '' && name.toLowerCase() === userName.toLowerCase()) rememberLogin(name, password);
}

export function forgetRemembered(): void {
  removeStored('remembered');
  writeStored('autoLogin', false);
}

/** Name and password to log in with at start; nothing where no one asked for it. */
export async function autoLoginCredentials() {
  const userName = remembered('username');
  if (!readStored('autoLogin') || userName === '') return undefined;
  if (!isEncoded()) return passwordOfBrowser(userName);
  const password = rememberedPassword();
  return password === '' ? undefined : { userName, password };
}

import { readStored, removeStored, writeStored, type Stored } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { decodePassword, encodePassword } from './encoded-password';
import { keepInBrowser, passwordOfBrowser } from './browser-password';

type Record = NonNullable<Stored<'remembered'>>;

const isEncoded = () => currentBrand().rememberPassword === 'encoded';

/** What is kept, without a password that this brand no longer keeps (decision 10). */
function record(): Record | null {
  const kept = readStored('remembered');
  if (!kept?.remPass || isEncoded()) return kept;
  const { type, username, countryDialingCode } = kept;
  writeStored('remembered', { type, username, countryDialingCode });
  return readStored('remembered');
}

/** The name or number this browser was asked to remember for a way of logging in; empty when none. */
export function remembered(type: Record['type']): string {
  const kept = record();
  return kept?.type === type ? kept.username : '';
}

/** The password kept with the name, where the brand keeps one itself. */
export function rememberedPassword(): string {
  const { remPass = '', sass = '' } = record() ?? {};
  return decodePassword({ remPass, sass }) ?? '';
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

/** A changed password takes the kept one's place (D1 §4). */
export function refreshRemembered(password: string): void {
  const name = remembered('username');
  if (name !== '') rememberLogin(name, password);
}

export function forgetRemembered(): void {
  removeStored('remembered');
  writeStored('autoLogin', false);
}

/** Name and password to log in with at start; nothing where no one asked for it. */
export async function autoLoginCredentials() {
  if (!readStored('autoLogin')) return undefined;
  const userName = remembered('username');
  if (userName === '') return undefined;
  if (!isEncoded()) return passwordOfBrowser();
  const password = rememberedPassword();
  return password === '' ? undefined : { userName, password };
}

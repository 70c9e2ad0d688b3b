import { readStored, removeStored, writeStored } from '@lobby/core';

/** The user name this browser was asked to remember; empty when it was not (decision 10). */
export function rememberedUserName(): string {
  const kept = readStored('remembered');
  return kept?.type === 'username' ? kept.username : '';
}

/** Keeps the name, never the password: that is the browser's password manager's work. */
export function remember(username: string): void {
  writeStored('remembered', { type: 'username', username });
}

export function forgetRemembered(): void {
  removeStored('remembered');
}

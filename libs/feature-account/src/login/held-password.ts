/**
 * The password of a login that must be changed at once (D1 §2): held in memory, for this page alone,
 * so that nobody types it twice. It is in no storage, and gone with the first use.
 */
let held = '';

export function holdPassword(password: string): void {
  held = password;
}

export const heldPassword = (): string => held;

export function letGoOfPassword(): void {
  held = '';
}

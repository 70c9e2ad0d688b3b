import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** What came of it: a passkey, one that this device had already, or none, as when the person cancelled. */
export type Created<Response> =
  { kind: 'created'; response: Response } | { kind: 'known' } | { kind: 'none' };

/** Whether this browser can make passkeys, and this page may: not over plain HTTP, nor at a bare network address. */
export const canCreatePasskeys = () =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Asks the browser to make a passkey. Rejects only if its code does not load. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).then(
    (response): Created<typeof response> => ({ kind: 'created', response }),
    (error: unknown): Created<never> => ({
      kind: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'none',
    }),
  );
}

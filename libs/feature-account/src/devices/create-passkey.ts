import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Result: a new passkey, one that this device already has, or none, as after a cancellation. */
export type Created<Response> =
  | { kind: 'created'; response: Response }
  | { kind: 'known' }
  | { kind: 'none' };

/** Whether passkeys can be created: not without browser support, over plain HTTP, or at a bare IP address. */
export const canCreatePasskeys = () =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Asks the browser to create a passkey. Rejects only if its code does not load. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).then(
    (response): Created<typeof response> => ({ kind: 'created', response }),
    (error: unknown): Created<never> => ({
      kind: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'none',
    }),
  );
}

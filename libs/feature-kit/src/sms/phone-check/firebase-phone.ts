import type { PhoneCheckConfig } from '@lobby/core';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
  type Auth,
} from 'firebase/auth';
import { firebaseFailure } from './firebase-failure';

/** Initializes Firebase authentication, in memory only, so that no token is stored. */
function createAuth({ emulatorUrl, ...config }: PhoneCheckConfig): Auth {
  const auth = initializeAuth(initializeApp(config, config.projectId), {
    persistence: inMemoryPersistence,
  });
  if (emulatorUrl !== undefined) {
    // Also disables reCAPTCHA: no third-party script loads.
    const { origin } = new URL(emulatorUrl, location.origin);
    connectAuthEmulator(auth, origin, { disableWarnings: true });
  }
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}

/** Runs work with an invisible reCAPTCHA, which needs an element in the page. */
async function withVerifier<T>(
  auth: Auth,
  work: (verifier: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}

/** Runs work; converts its errors to `ApiError`. */
async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw firebaseFailure(error);
  }
}

/**
 * Sends a code to a number (E.164, `+84912345601`). Returns a function that exchanges the code for an ID
 * token and signs out of Firebase. Both reject with `ApiError`.
 */
export async function sendCode(
  config: PhoneCheckConfig,
  number: string,
): Promise<(code: string) => Promise<string>> {
  const auth = createAuth(config);
  const confirmation = await withApiErrors(() =>
    withVerifier(auth, (verifier) => signInWithPhoneNumber(auth, number, verifier)),
  );
  return (code) =>
    withApiErrors(async () => {
      const { user } = await confirmation.confirm(code);
      const idToken = await user.getIdToken();
      await signOut(auth);
      return idToken;
    });
}

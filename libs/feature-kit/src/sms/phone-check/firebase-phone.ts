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

/** The project's door. What it knows stays in memory: no token of it lies in any storage. */
function authOf({ emulatorUrl, ...config }: PhoneCheckConfig): Auth {
  const auth = initializeAuth(initializeApp(config, config.projectId), {
    persistence: inMemoryPersistence,
  });
  if (emulatorUrl !== undefined) {
    // This also switches off the check for robots: no script of the third party is loaded.
    const { origin } = new URL(emulatorUrl, location.origin);
    connectAuthEmulator(auth, origin, { disableWarnings: true });
  }
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}

/** Keeps robots out, unseen; it needs a place in the page for as long as it looks. */
async function withVerifier<T>(
  auth: Auth,
  work: (verifier: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw firebaseFailure(error);
  }
}

/**
 * Has a code sent to a number (`+84912345601`). Answers what takes that code for a token, and signs
 * out of the third party at once: it only had to look at the phone. Both throw `ApiError`.
 */
export async function sendCode(
  config: PhoneCheckConfig,
  number: string,
): Promise<(code: string) => Promise<string>> {
  const auth = authOf(config);
  const sent = await translated(() =>
    withVerifier(auth, (verifier) => signInWithPhoneNumber(auth, number, verifier)),
  );
  return (code) =>
    translated(async () => {
      const { user } = await sent.confirm(code);
      const idToken = await user.getIdToken();
      await signOut(auth);
      return idToken;
    });
}

import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { assertCaller } from '../accounts/caller-limits';
import { userById } from '../accounts/users';
import type { Context, Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { enter } from './entry';
import { CHALLENGE_LIFE_MS, issueChallenge, takeChallenge } from './passkey-challenges';
import { bytesOf, type PasskeyRow, siteOf, webAuthn } from './passkeys';

/** Options of a passkey login, for any account. */
export function loginOptions(context: Context) {
  assertCaller(context, 'passkey', context.device);
  return {
    siteId: siteOf(context).rpID,
    challenge: issueChallenge(context, null),
    timeoutMs: CHALLENGE_LIFE_MS,
  };
}

/** Passkey of a credential id at this brand. */
const passkeyOf = ({ db, brand }: Context, credentialId: string) =>
  db.get<PasskeyRow>(
    `SELECT p.* FROM passkeys p JOIN users u ON u.id = p.user_id
     WHERE p.credential_id = ? AND u.brand = ?`,
    credentialId,
    brand.code,
  );

/**
 * Logs in by passkey. Requires an unused challenge of this brand, its page's origin, user verification, a valid
 * signature and an increased counter. Throws `passkey.wrong` otherwise.
 */
export async function passkeyLogin(
  { response }: CallParsed<Contract['security']['passkeyLogin']>,
  context: Context,
): Promise<Viewer> {
  const { db, now } = context;
  assertCaller(context, 'passkey', context.device);
  const passkey = passkeyOf(context, response.id);
  if (passkey === undefined) throw refuse('passkey.wrong');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = siteOf(context);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(context, null, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credential_id,
      publicKey: bytesOf(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  const user = userById(db, passkey.user_id);
  if (!verified || authenticationInfo === undefined || user === undefined)
    throw refuse('passkey.wrong');
  // Of two concurrent logins with the same counter, one must fail.
  const used = db.run(
    'UPDATE passkeys SET counter = ?, used_at = ? WHERE credential_id = ? AND counter = ?',
    authenticationInfo.newCounter,
    now,
    passkey.credential_id,
    passkey.counter,
  );
  if (used === 0) throw refuse('passkey.wrong');
  return enter(context, user);
}

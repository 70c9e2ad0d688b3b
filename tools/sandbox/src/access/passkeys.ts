import { createHash } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { takeAllowance } from '../accounts/allowances';
import { passwordMatches } from '../accounts/passwords';
import { TRIAL, type User, userById } from '../accounts/users';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { browserOf } from './browser-name';
import { CHALLENGE_LIFE_MS, issueChallenge, takeChallenge } from './passkey-challenges';
import { TRIES } from './password-changes';

/** Maximum number of passkeys per account. */
const MAX_PASSKEYS = 10;

/** Ed25519, ES256 and RS256 by their COSE numbers, the preferred first. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyRow {
  credential_id: string;
  user_id: number;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  created_at: number;
  used_at: number | null;
}

/** The WebAuthn library, loaded lazily because few tests need it. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Relying party id and origin of a brand, from the URL of the call. */
export const siteOf = ({ url }: Context) => ({ rpID: url.hostname, origin: url.origin });

/** Decodes base64url. */
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

const rowsOf = (db: Db, userId: number) =>
  db.all<PasskeyRow>(
    'SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at DESC, rowid DESC',
    userId,
  );

const toWire = ({ credential_id, name, created_at, used_at }: PasskeyRow) => ({
  credentialId: credential_id,
  name,
  createdAt: created_at,
  lastUsedAt: used_at,
});

const present = (context: Context): User => {
  const user = userById(context.db, signedIn(context).userId);
  if (user === undefined) throw refuse('login.not.session');
  return user;
};

/** Passkeys of the signed-in account, the newest first. */
export function listPasskeys(context: Context) {
  const { id, password } = present(context);
  const list = rowsOf(context.db, id).map(toWire);
  return { list, max: MAX_PASSKEYS, needsPassword: password !== '' };
}

function assertRoom(db: Db, userId: number): PasskeyRow[] {
  const rows = rowsOf(db, userId);
  if (rows.length >= MAX_PASSKEYS) throw refuse('passkey.limit');
  return rows;
}

/** Requires the password, because a passkey outlives a hijacked session. */
async function assertOwner(user: User, given: string, { db, brand, now }: Context): Promise<void> {
  if (user.password === '') return;
  const limited = { brand: brand.code, subject: user.name.toLowerCase() };
  const wait = takeAllowance(db, limited, TRIES, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  if (!(await passwordMatches(given, user.password))) throw refuse('password.old.wrong');
}

/** Stable opaque handle of an account for authenticators. */
const handleOf = ({ brand, id }: User) =>
  createHash('sha256').update(`passkeys of ${brand} ${id}`).digest('base64url');

/** Options to create a passkey. */
export async function creationOptions(
  { password = '' }: CallParsed<Contract['security']['passkeyOptions']>,
  context: Context,
) {
  const user = present(context);
  if (user.type === TRIAL) throw refuse('account.no.permission');
  const known = assertRoom(context.db, user.id);
  await assertOwner(user, password, context);
  return {
    siteId: siteOf(context).rpID,
    siteName: context.brand.name,
    userHandle: handleOf(user),
    userName: user.name,
    challenge: issueChallenge(context, user.id),
    timeoutMs: CHALLENGE_LIFE_MS,
    algorithms: ALGORITHMS,
    known: known.map(({ credential_id }) => credential_id),
  };
}

const nameFrom = (given: string | undefined, { agent }: Context): string => {
  const { browser, system } = browserOf(agent);
  return (
    given?.normalize('NFC').trim() || [browser, system].filter(Boolean).join(', ') || 'Passkey'
  );
};

/** Stores a passkey that the browser created, after verifying the account's challenge. */
export async function addPasskey(
  { name, response }: CallParsed<Contract['security']['addPasskey']>,
  context: Context,
) {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = siteOf(context);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(context, userId, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw refuse('passkey.wrong');
  const { credential } = registrationInfo;
  const row: PasskeyRow = {
    credential_id: credential.id,
    user_id: userId,
    name: nameFrom(name, context),
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    created_at: now,
    used_at: null,
  };
  db.transaction(() => {
    assertRoom(db, userId);
    const added = db.run(
      `INSERT OR IGNORE INTO passkeys (credential_id, user_id, name, public_key, counter, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      row.credential_id,
      row.user_id,
      row.name,
      row.public_key,
      row.counter,
      row.created_at,
    );
    if (added === 0) throw refuse('passkey.wrong');
  });
  return toWire(row);
}

/** Removes a passkey of the signed-in account. */
export function removePasskey(credentialId: string, context: Context): void {
  const removed = context.db.run(
    'DELETE FROM passkeys WHERE credential_id = ? AND user_id = ?',
    credentialId,
    signedIn(context).userId,
  );
  if (removed === 0) throw refuse('record.not.found');
}

import { randomUUID } from 'node:crypto';
import { callerWait } from '../accounts/caller-limits';
import { SMS_LIFE_MS, sendSmsCode, takeSmsCode } from '../accounts/sms-codes';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { Refusal } from '../calls/refusal';
import { issueToken, localIdOf, type ProvedPhone, TOKEN_LIFE_S, tokenRow } from './id-tokens';
import { receiverOf } from '../accounts/mobile-numbers';
import { readPhone } from './phone-numbers';

/** Error of the third party, with its own error name. */
export class AuthError extends Error {}

/** Caller and time of a request. */
export interface AuthContext {
  db: Db;
  brand: Brand;
  now: number;
  address: string | undefined;
}

interface CheckRow extends ProvedPhone {
  expires_at: number;
}

/** Purpose of third-party codes; shown on the control page like others. */
const PURPOSE = 'firebase';

/** Sends a code to any number; returns the verification id. */
export function sendVerificationCode(
  { phoneNumber }: { phoneNumber: string },
  context: AuthContext,
) {
  const { db, brand, now } = context;
  const mobile = readPhone(brand, phoneNumber);
  if (mobile === undefined) throw new AuthError('INVALID_PHONE_NUMBER');
  if (callerWait(context, 'callerSms') > 0) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
  try {
    sendSmsCode(db, brand.code, { mobile: receiverOf(brand, mobile), purpose: PURPOSE }, now);
  } catch (error) {
    if (error instanceof Refusal) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
    throw error;
  }
  const sessionInfo = randomUUID();
  db.run(
    'INSERT INTO phone_checks (id, brand, phone, mobile, dialing, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    sessionInfo,
    brand.code,
    `+${mobile.dialing}${mobile.number}`,
    mobile.number,
    mobile.dialing,
    now + SMS_LIFE_MS,
  );
  return { sessionInfo };
}

/** Exchanges a code for a token. */
export function signInWithPhoneNumber(
  { sessionInfo, code }: { sessionInfo: string; code: string },
  { db, brand, now }: AuthContext,
) {
  const check = db.get<CheckRow>(
    'SELECT * FROM phone_checks WHERE id = ? AND brand = ?',
    sessionInfo,
    brand.code,
  );
  if (check === undefined) throw new AuthError('INVALID_SESSION_INFO');
  if (check.expires_at <= now) throw new AuthError('SESSION_EXPIRED');
  const number = { number: check.mobile, dialing: check.dialing };
  const sent = { mobile: receiverOf(brand, number), purpose: PURPOSE, code };
  if (!takeSmsCode(db, brand.code, sent, now)) throw new AuthError('INVALID_CODE');
  return {
    idToken: issueToken(db, check, now),
    refreshToken: randomUUID(),
    expiresIn: String(TOKEN_LIFE_S),
    localId: localIdOf(check),
    isNewUser: false,
    phoneNumber: check.phone,
  };
}

/** Account of a token. */
export function lookup({ idToken }: { idToken: string }, { db, brand, now }: AuthContext) {
  const row = tokenRow(db, brand.code, idToken, now);
  if (row === undefined) throw new AuthError('INVALID_ID_TOKEN');
  const { phone, issued_at: issuedAt } = row;
  const providerUserInfo = [{ providerId: 'phone', rawId: phone, phoneNumber: phone }];
  const at = String(issuedAt);
  const user = { localId: localIdOf(row), phoneNumber: phone, providerUserInfo };
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{ ...user, createdAt: at, lastLoginAt: at }],
  };
}

import { apiConfig } from '../config';
import { access } from '../contract/access';
import { send } from '../transport/send';
import { type GrantedSession, toSession } from './session';

export interface PasswordReset {
  mobileNumber: string;
  dialingCode?: string | undefined;
  /** As sent by `sendResetCode`. */
  code: string;
  newPassword: string;
}

/** Sets a new password and logs in (D1 §4). Throws `sms.code.wrong`, `modify.new.old.same` (the code stays good), `field.invalid`. */
export async function resetPassword(reset: PasswordReset): Promise<GrantedSession> {
  return toSession(
    await send(access.resetPasswordByPhone, {
      newPassword: reset.newPassword,
      mobileNum: reset.mobileNumber,
      verificationCode: reset.code,
      countryDialingCode: reset.dialingCode,
      loginDeviceId: apiConfig().deviceId(),
    }),
  );
}

/** Mails a temporary password. An account that does not exist is answered alike (D1 §4). */
export async function recoverByEmail(account: { userName: string; email: string }): Promise<void> {
  await send(access.recoverByEmail, {
    username: account.userName.trim(),
    email: account.email.trim(),
  });
}

/** Throws `password.old.wrong`, `modify.new.old.same`, `field.invalid`. The account's other sessions end. */
export async function changePassword(change: {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}): Promise<void> {
  await send(access.changePassword, {
    oldPassword: change.oldPassword,
    newPassword: change.newPassword,
    confirmNewPassword: change.confirmation,
  });
}

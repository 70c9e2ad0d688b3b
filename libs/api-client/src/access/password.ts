import { deviceParam } from '../config';
import { access } from '../contract/access/access';
import { send } from '../transport/send';
import { toSession } from './session';

export interface PasswordReset {
  mobileNumber: string;
  dialingCode?: string | undefined;
  /** As sent by `sendResetCode`. */
  code: string;
  newPassword: string;
}

/** Sets a new password and logs in (D1 §4). Throws `sms.code.wrong`, `modify.new.old.same` (the code stays valid), `field.invalid`. */
export const resetPassword = async (reset: PasswordReset) =>
  toSession(
    await send(access.resetPasswordByPhone, {
      newPassword: reset.newPassword,
      mobileNum: reset.mobileNumber,
      verificationCode: reset.code,
      countryDialingCode: reset.dialingCode,
      ...deviceParam(),
    }),
  );

/** Mails a temporary password. An account that does not exist gets the same answer (D1 §4). */
export const recoverByEmail = (account: { userName: string; email: string }) =>
  send(access.recoverByEmail, {
    username: account.userName.trim(),
    email: account.email.trim(),
  });

/** Throws `password.old.wrong`, `modify.new.old.same`, `field.invalid`. The account's other sessions end. */
export const changePassword = ({
  confirmation,
  ...passwords
}: {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}) => send(access.changePassword, { ...passwords, confirmNewPassword: confirmation });

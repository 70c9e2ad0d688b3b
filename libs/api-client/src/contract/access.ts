import { accessCodes } from './access-codes';
import { accessPassword } from './access-password';
import { accessRegistration } from './access-registration';
import { accessSession } from './access-session';

export const access = {
  ...accessSession,
  ...accessRegistration,
  ...accessCodes,
  ...accessPassword,
};

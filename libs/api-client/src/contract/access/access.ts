import { accessCodes } from './codes';
import { accessPassword } from './password';
import { accessRegistration } from './registration';
import { accessSession } from './session';

/** Calls about login, registration and recovery. */
export const access = {
  ...accessSession,
  ...accessRegistration,
  ...accessCodes,
  ...accessPassword,
};

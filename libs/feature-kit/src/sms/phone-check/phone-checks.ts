import { api, ApiError } from '@lobby/api-client';
import { currentBrand } from '@lobby/session';
import type { CodePurpose } from '../countdown';
import type { PhoneCheck } from './phone-check';
import { platformCheck } from './platform-check';
import { thirdPartyCheck } from './third-party-check';

/** Creates the brand's third-party check. Throws `ApiError` if it has none. */
function createThirdPartyCheck(): PhoneCheck {
  const config = currentBrand().phoneCheck;
  if (config) return thirdPartyCheck(config);
  throw new ApiError('refused', 'no third party', { code: 'function.not.available' });
}

/** Creates the phone check of a purpose. */
export const PHONE_CHECKS: Record<CodePurpose, () => PhoneCheck> = {
  login: () => platformCheck((phone) => api.access.sendLoginCode(phone)),
  register: () => platformCheck((phone) => api.access.sendRegistrationCode(phone)),
  reset: () => platformCheck((phone) => api.access.sendResetCode(phone)),
  thirdParty: createThirdPartyCheck,
  payment: () => platformCheck(() => api.access.sendAccountCode({ purpose: 'PAYMENT' })),
  mobileOld: () => platformCheck(() => api.access.sendAccountCode({ purpose: 'MOBILE_OLD' })),
  mobileNew: () =>
    platformCheck((phone) => api.access.sendAccountCode({ ...phone, purpose: 'MOBILE_NEW' })),
};

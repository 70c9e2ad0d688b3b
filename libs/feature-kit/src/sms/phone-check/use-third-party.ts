import { currentBrand, useFlag } from '@lobby/session';

/** Whether a third party verifies phones: the flag is on (decision 18) and the brand is configured for it. */
export function useThirdParty(): boolean {
  const enabled = useFlag('thirdPartyPhoneCheck');
  return enabled && currentBrand().phoneCheck !== undefined;
}

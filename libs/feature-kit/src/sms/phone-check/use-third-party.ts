import { currentBrand, useFlag } from '@lobby/session';

/** Whether a third party verifies phones: its flag is on (decision 18), and the brand has a project there. */
export function useThirdParty(): boolean {
  const wanted = useFlag('thirdPartyPhoneCheck');
  return wanted && currentBrand().phoneCheck !== undefined;
}

import type { FieldLimits } from '@lobby/api-client';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Most digits of a captcha, a mobile number, a code by SMS. */
export type DigitLimits = Pick<FieldLimits, 'captchaLength' | 'mobileLength' | 'smsCodeLength'>;

/** Used until the settings load (D1 §9). */
export const USUAL_DIGITS: DigitLimits = { captchaLength: 6, mobileLength: 20, smsCodeLength: 10 };

/**
 * The merchant's limits of digits. Loads the settings while `wanted`; else they come at rest, as on every page. One query for
 * all: a field that wants them fills in the others.
 */
export function useDigitLimits(wanted = true): DigitLimits {
  return useQuery({ ...settingsQuery, enabled: wanted }).data?.limits ?? USUAL_DIGITS;
}

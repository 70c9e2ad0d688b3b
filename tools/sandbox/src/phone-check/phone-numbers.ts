import { type MobileNumber, namedDialing, readMobile } from '../accounts/mobile-numbers';
import type { Brand } from '../brands/brands';

/** Converts a number in the third party's format (`+84912345601`) to the platform's; undefined if invalid. */
export function readPhone(brand: Brand, phone: string): MobileNumber | undefined {
  const dialing = namedDialing(phone);
  if (dialing === undefined) return undefined;
  const mobile = readMobile(brand, { field: 'phoneNumber', text: phone, dialing }, 'EN');
  return 'fields' in mobile ? undefined : mobile;
}

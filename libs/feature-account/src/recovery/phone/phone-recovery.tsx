import { PhoneRecoveryForm } from './phone-recovery-form';
import { usePhoneRecovery } from './use-phone-recovery';

/** Number, code, new password; then logged in (D1 §4). */
export function PhoneRecovery() {
  return <PhoneRecoveryForm {...usePhoneRecovery()} />;
}

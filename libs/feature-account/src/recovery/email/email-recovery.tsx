import { EmailRecoveryForm } from './email-recovery-form';
import { useEmailRecovery } from './use-email-recovery';

/** A temporary password by e-mail, then back to where the person came from (D1 §4). */
export function EmailRecovery() {
  return <EmailRecoveryForm {...useEmailRecovery()} />;
}

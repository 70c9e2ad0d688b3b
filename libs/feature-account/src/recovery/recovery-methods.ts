import type { Method } from '../entry/method-tabs';
import { EmailRecovery } from './email/email-recovery';
import { PhoneRecovery } from './phone/phone-recovery';

/** Ways back in (D1 §2). */
export const RECOVERY_METHODS: readonly Method[] = [
  { id: 'phone', label: 'recover.method.phone', needs: null, Form: PhoneRecovery },
  { id: 'email', label: 'recover.method.email', needs: null, Form: EmailRecovery },
];

import { loginReasonOf, type LoginReason } from '@lobby/session';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from '../sign-in/sign-in.module.css';

const TEXTS = {
  expired: 'errors:error.login.not.session',
  'signed-out-elsewhere': 'account-login:login.endedElsewhere',
} as const satisfies Record<LoginReason, string>;

/** Line above the form that says why the session ended that led here (decision 107); a live region, empty for others. */
export function LoginReasonLine() {
  const { t } = useTranslation(['account-login', 'errors']);
  const { state } = useLocation();
  const reason = loginReasonOf(state);
  // Not at once: a published page has no line, and a live region must exist before its text.
  const [told, setTold] = useState<LoginReason>();
  useEffect(() => startTransition(() => setTold(reason)), [reason]);
  return (
    <div role="status" className={told && styles.reason}>
      {told && t(TEXTS[told])}
    </div>
  );
}

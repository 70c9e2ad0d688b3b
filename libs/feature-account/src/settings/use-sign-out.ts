import { PATHS } from '@lobby/core';
import { signOut } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** D1 §9 */
const SIGN_OUT_TOAST_MS = 10_000;

/** Signs out once and goes Home (D1 §2). The platform may not answer: the session here ends all the same. */
export function useSignOut() {
  const { t } = useTranslation('account-settings');
  const navigate = useNavigate();
  const begun = useRef(false);
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    if (begun.current) return;
    begun.current = true;
    setLeaving(true);
    const clear = toast.loading(t('settings.signingOut'), { maxMs: SIGN_OUT_TOAST_MS });
    try {
      await signOut();
    } catch {
      // Ended here; that the platform was not reached changes nothing for the person.
    } finally {
      clear();
      void navigate(PATHS.home, { replace: true });
    }
  }
  return { leave, leaving };
}

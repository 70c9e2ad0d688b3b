import { accountKey, signOut } from '@lobby/session';
import { Button, ConfirmDialog, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Longest time the loading toast shows, in milliseconds (D1 §9). */
const SIGN_OUT_TOAST_MS = 10_000;

/** Signs out once and goes to `next`: Home (D1 §2), or a trial's registration. Neither waits for the platform. */
function useSignOut(next: string) {
  const { t } = useTranslation('account-settings');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const started = useRef(false);
  const [signingOut, setSigningOut] = useState(false);
  function startSignOut() {
    if (started.current) return;
    started.current = true;
    setSigningOut(true);
    const clear = toast.loading(t('settings.signingOut'), { maxMs: SIGN_OUT_TOAST_MS });
    // Refused once the session has ended.
    void queries.cancelQueries({ queryKey: accountKey });
    void signOut().then(clear);
    void navigate(next, { replace: true });
  }
  return { signingOut, startSignOut };
}

interface SignOutProps {
  label: string;
  /** Path to open afterwards. */
  to: string;
  primary?: boolean;
}

/** Button that signs out after a confirmation (D1 §2). */
export function SignOut({ label, to, primary = false }: SignOutProps) {
  const { t } = useTranslation(['account-settings', 'common']);
  const [confirming, setConfirming] = useState(false);
  const { signingOut, startSignOut } = useSignOut(to);
  useEffect(() => {
    ConfirmDialog.preload().catch(() => undefined);
  }, []);
  // If the dialog's code does not load, as offline, sign out without the confirmation.
  const ask = () =>
    ConfirmDialog.preload().then(
      () => setConfirming(true),
      () => startSignOut(),
    );
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'danger'}
        size="l"
        busy={signingOut}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('settings.signOutTitle')}
        text={t('settings.signOutText')}
        confirmLabel={t('settings.signOut')}
        tone="danger"
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          startSignOut();
        }}
      />
    </>
  );
}

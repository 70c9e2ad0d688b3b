import { Button, ConfirmDialog } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './use-sign-out';

/** Asks, then signs out (D1 §2). */
export function SignOut() {
  const { t } = useTranslation(['account-settings', 'common']);
  const [asking, setAsking] = useState(false);
  const { leave, leaving } = useSignOut();
  return (
    <>
      <Button variant="secondary" size="l" busy={leaving} onClick={() => setAsking(true)}>
        {t('settings.signOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('settings.signOutTitle')}
        text={t('settings.signOutText')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void leave();
        }}
      />
    </>
  );
}

import { Button, ConfirmDialog } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteMessage } from './use-inbox-changes';
import styles from './inbox.module.css';

interface DeleteMessageProps {
  id: string;
  onDone(): void;
}

/** Button that deletes a message after a confirmation. */
export function DeleteMessage({ id, onDone }: DeleteMessageProps) {
  const { t } = useTranslation(['account-messages', 'common']);
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteMessage(onDone);
  const confirm = () => {
    setConfirming(false);
    remove.mutate(id);
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" busy={remove.isPending} onClick={() => setConfirming(true)}>
        {t('inbox.delete')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('inbox.deleteTitle')}
        text={t('inbox.deleteText')}
        confirmLabel={t('inbox.delete')}
        tone="danger"
        onCancel={() => setConfirming(false)}
        onConfirm={confirm}
      />
    </div>
  );
}

import { Button, ConfirmDialog } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteMessage } from './use-inbox-changes';
import styles from './inbox.module.css';

interface DeleteMessageProps {
  id: string;
  onDone(): void;
}

/** The button that deletes a message, and the question before it does. */
export function DeleteMessage({ id, onDone }: DeleteMessageProps) {
  const { t } = useTranslation(['account-messages', 'common']);
  const [asking, setAsking] = useState(false);
  const remove = useDeleteMessage(onDone);
  const confirm = () => {
    setAsking(false);
    remove.mutate(id);
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('inbox.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('inbox.deleteTitle')}
        text={t('inbox.deleteText')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </div>
  );
}

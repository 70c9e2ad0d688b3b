import { useLabels } from '@lobby/i18n';
import { Button, ConfirmDialog } from '@lobby/ui-kit';
import { useState } from 'react';
import { useDeleteMessage } from './use-inbox-changes';
import styles from './inbox.module.css';

interface DeleteMessageProps {
  id: string;
  onDone(): void;
}

/** The button that deletes a message, and the question before it does. */
export function DeleteMessage({ id, onDone }: DeleteMessageProps) {
  const t = useLabels(['account', 'common']);
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
        confirmLabel={t('common:action.confirm')}
        cancelLabel={t('common:action.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </div>
  );
}

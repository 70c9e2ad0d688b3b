import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../button/button';
import type { ConfirmDialogProps } from './confirm-dialog';
import styles from './confirm-dialog.module.css';

/** The dialog itself; while busy it can no longer be left. */
export default function DialogBody(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, onConfirm, busy = false } = props;
  const { onCancel = onConfirm } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          <div className={styles.answers}>
            {cancelLabel !== undefined && (
              <Button variant="secondary" onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
            )}
            <Button onClick={onConfirm} busy={busy}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

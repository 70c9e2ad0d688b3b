import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { useBackCloses } from '../overlay/use-back-closes';
import { useKitWords } from '../words/words';
import { ignoreDoubleTap } from './ignore-double-tap';
import styles from './confirm-dialog.module.css';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  /** Default: "Confirm". */
  confirmLabel?: string | undefined;
  /** Default: "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger`: the action ends or deletes something. */
  tone?: 'danger' | undefined;
  onConfirm(): void;
  /** Called by the cancel button, back or Escape, never by a press outside. Without it there is no cancel button and back and Escape confirm. */
  onCancel?: (() => void) | undefined;
  /** Only the confirm button closes the dialog: no cancel button, back and Escape do nothing. */
  mandatory?: boolean | undefined;
  /** Further answers, above the others; with them the dialog itself gets the initial focus. */
  others?: readonly { label: string; onPress(): void }[] | undefined;
  /** The confirmed action is in progress: the dialog cannot be closed. */
  busy?: boolean | undefined;
}

/** The loaded dialog. */
export default function DialogBody(props: ConfirmDialogProps) {
  const words = useKitWords();
  const popup = useRef<HTMLDivElement>(null);
  const { open, title, text, onConfirm, onCancel, busy = false, mandatory = false } = props;
  const { others = [] } = props;
  const { confirmLabel = words.confirm, cancelLabel = words.cancel } = props;
  const leave = () => {
    if (!busy && !mandatory) (onCancel ?? onConfirm)();
  };
  useBackCloses(open, leave);
  /** Handles one answer; ignores further ones while the dialog closes. */
  const answer = (work: () => void) => (event: MouseEvent) => {
    if (!open) return;
    ignoreDoubleTap(event.nativeEvent);
    work();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup
          ref={popup}
          className={styles.dialog}
          // A key meant for the page must not choose one of several answers.
          initialFocus={others.length > 0 ? popup : undefined}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          <div className={styles.answers}>
            {others.map(({ label, onPress }) => (
              <Button key={label} variant="secondary" onClick={answer(onPress)} disabled={busy}>
                {label}
              </Button>
            ))}
            {onCancel && !mandatory && (
              <Button variant="secondary" onClick={answer(onCancel)} disabled={busy}>
                {cancelLabel}
              </Button>
            )}
            <Button variant={props.tone ?? 'primary'} onClick={answer(onConfirm)} busy={busy}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

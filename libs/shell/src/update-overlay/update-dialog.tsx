import { ConfirmDialog } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface UpdateDialogProps {
  open: boolean;
  /** Cannot be closed: no close button, Escape does nothing (D1 §4). */
  mandatory: boolean;
  version: string;
  onUpdate(): void;
  onClose(): void;
}

/** Dialog that offers a newer version of the app. */
export function UpdateDialog(props: UpdateDialogProps) {
  const { open, mandatory, version, onUpdate, onClose } = props;
  const { t } = useTranslation(['shell-overlays', 'common']);
  return (
    <ConfirmDialog
      open={open}
      title={t('update.title')}
      text={t(mandatory ? 'update.needed' : 'update.text', { version })}
      confirmLabel={t('update.action')}
      cancelLabel={t('common:action.close')}
      onConfirm={onUpdate}
      onCancel={onClose}
      mandatory={mandatory}
    />
  );
}

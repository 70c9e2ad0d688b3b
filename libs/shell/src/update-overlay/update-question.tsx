import { ConfirmDialog } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface UpdateQuestionProps {
  open: boolean;
  /** There is nothing to close it with: neither a button nor Escape (D1 §4). */
  mandatory: boolean;
  version: string;
  onUpdate(): void;
  onClose(): void;
}

/** Says that there is a newer app, and leads to it. */
export function UpdateQuestion(props: UpdateQuestionProps) {
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

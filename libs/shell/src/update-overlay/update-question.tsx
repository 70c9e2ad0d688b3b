import { useLabels } from '@lobby/i18n';
import { ConfirmDialog } from '@lobby/ui-kit';

interface UpdateQuestionProps {
  open: boolean;
  /** There is nothing to close it with: neither a button nor Escape (D1 §4). */
  mandatory: boolean;
  version: string;
  onUpdate(): void;
  onClose(): void;
}

const stay = () => undefined;

/** Says that there is a newer app, and leads to it. */
export function UpdateQuestion(props: UpdateQuestionProps) {
  const { open, mandatory, version, onUpdate, onClose } = props;
  const t = useLabels(['shell', 'common']);
  return (
    <ConfirmDialog
      open={open}
      title={t('update.title')}
      text={t(mandatory ? 'update.needed' : 'update.text', { version })}
      confirmLabel={t('update.action')}
      cancelLabel={mandatory ? undefined : t('common:action.close')}
      onConfirm={onUpdate}
      onCancel={mandatory ? stay : onClose}
    />
  );
}

import { useLabels } from '@lobby/i18n';
import { ConfirmDialog } from '@lobby/ui-kit';

interface SamePasswordProps {
  open: boolean;
  onClose(): void;
}

/** The new password is the old one: said in a popup (D1 §5). */
export function SamePassword({ open, onClose }: SamePasswordProps) {
  const t = useLabels('account');
  return (
    <ConfirmDialog
      open={open}
      title={t('password.sameTitle')}
      text={t('password.sameText')}
      confirmLabel={t('password.another')}
      onConfirm={onClose}
    />
  );
}

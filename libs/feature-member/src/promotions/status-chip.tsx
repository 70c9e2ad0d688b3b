import { useTranslation } from 'react-i18next';
import styles from './promotions.module.css';
import { STATUSES, type Status } from './statuses';

/** Chip of a status; renders nothing for a promotion without one. */
export function StatusChip({ status }: { status: Status | null | undefined }) {
  const { t } = useTranslation('member-promotions');
  if (!status) return null;
  return (
    <span className={styles.chip} data-tone={STATUSES[status].tone}>
      {t(`status.${status}`)}
    </span>
  );
}

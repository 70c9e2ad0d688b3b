import type { Promotion } from '@lobby/api-client';
import { useTranslation } from 'react-i18next';
import styles from './promotions.module.css';

/** Standing of the viewer in a promotion (D2 §3). */
export type Status = NonNullable<Promotion['status']>;

/** Colour of a status: one waits for the member, one is done, one is over. */
const TONES: Readonly<Partial<Record<Status, 'act' | 'good' | 'over'>>> = {
  claim: 'act',
  issued: 'good',
  claimed: 'good',
  rejected: 'over',
  close: 'over',
};

/** A status as a chip; nothing where there is only something to read. */
export function StatusChip({ status }: { status: Status | null | undefined }) {
  const { t } = useTranslation('member-promotions');
  if (!status) return null;
  return (
    <span className={styles.chip} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
}

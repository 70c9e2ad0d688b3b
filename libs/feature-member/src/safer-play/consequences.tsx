import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './safer-play.module.css';

const POINTS = {
  timeOut: ['break.noPlay', 'break.withdraw', 'timeOut.noWayBack'],
  exclusion: ['break.noPlay', 'exclusion.signedOut', 'exclusion.money', 'exclusion.noWayBack'],
} as const;

/** List of a break's effects. */
export function Consequences({ of }: { of: keyof typeof POINTS }) {
  const { t } = useTranslation('member-safer-play');
  return (
    <Card>
      <h2 className={styles.head}>{t('break.means')}</h2>
      <ul className={styles.points}>
        {POINTS[of].map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </Card>
  );
}

import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './money-doubt.module.css';
import type { MoneyAction } from './use-money-action';

interface MoneyDoubtProps {
  money: Pick<MoneyAction<never>, 'undecided' | 'checking' | 'check'>;
}

/**
 * Shows that the outcome of a money action is unknown, with a button that queries it; else nothing. Render it from the
 * start: what comes together with its live region is not read out.
 */
export function MoneyDoubt({ money: { undecided, checking, check } }: MoneyDoubtProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.place} role="status">
      {undecided && (
        <div className={styles.doubt}>
          <p>{t('money.doubt')}</p>
          <Button
            variant="secondary"
            busy={checking}
            busyLabel={t('money.checking')}
            onClick={check}
          >
            {t('money.check')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './unknown-outcome.module.css';
import type { MoneyOutcome } from './use-outcome';

interface UnknownOutcomeProps {
  money: MoneyOutcome;
}

/**
 * Shows that the outcome of a money action is unknown, with a button that queries it; otherwise empty. Always render it:
 * screen readers announce changes of an existing live region only.
 */
export function UnknownOutcome({ money: { undecided, checking, check } }: UnknownOutcomeProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.place} role="status">
      {undecided && (
        <div className={styles.line}>
          <p>{t('money.unknown')}</p>
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

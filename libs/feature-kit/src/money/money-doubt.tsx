import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './money-doubt.module.css';
import type { MoneyAction } from './use-money-action';

interface MoneyDoubtProps {
  money: Pick<MoneyAction<never>, 'undecided' | 'checking' | 'check'>;
}

/** Shows that the outcome of a money action is unknown, with a button that queries it; else renders nothing. */
export function MoneyDoubt({ money: { undecided, checking, check } }: MoneyDoubtProps) {
  const { t } = useTranslation('forms');
  if (!undecided) return null;
  return (
    <div className={styles.doubt} role="status">
      <p>{t('money.doubt')}</p>
      <Button variant="secondary" busy={checking} busyLabel={t('money.checking')} onClick={check}>
        {t('money.check')}
      </Button>
    </div>
  );
}

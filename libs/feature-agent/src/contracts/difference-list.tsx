import type { AgentContract } from '@lobby/api-client';
import { useTranslation } from 'react-i18next';
import { differences, isSame } from './differences';
import { useTermText } from './use-term-text';
import styles from './contracts.module.css';

type Terms = Pick<AgentContract, 'period' | 'tiers'>;

interface DifferenceListProps {
  /** Absent for a first contract. */
  before: Terms | undefined;
  after: Terms;
}

/** Changes of a contract against the previous one, as text, not by colour alone. */
export function DifferenceList({ before, after }: DifferenceListProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <section role="group" className={styles.part} aria-label={t('difference.title')}>
      <h3 className={styles.head}>{t('difference.title')}</h3>
      {before ? <Changes before={before} after={after} /> : <p>{t('difference.first')}</p>}
    </section>
  );
}

function Changes({ before, after }: { before: Terms; after: Terms }) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermText();
  const found = differences(before, after);
  const { period, terms, added, removed } = found;
  if (isSame(found)) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes}>
      {period && (
        <li>
          {t('difference.period', {
            before: t(`period.${period.before}`),
            after: t(`period.${period.after}`),
          })}
        </li>
      )}
      {terms.map((change) => (
        <li key={`${change.tier} ${change.term}`} data-better={change.better}>
          {t('difference.line', {
            number: change.tier + 1,
            term: t(`term.${change.term}`),
            before: text(change.term, change.before),
            after: text(change.term, change.after),
          })}{' '}
          <span className={styles.mark}>
            {t(change.better ? 'difference.better' : 'difference.worse')}
          </span>
        </li>
      ))}
      {added.map((place) => (
        <li key={place}>{t('difference.added', { number: place + 1 })}</li>
      ))}
      {removed.map((place) => (
        <li key={place}>{t('difference.removed', { number: place + 1 })}</li>
      ))}
    </ul>
  );
}

import type { AgentContract } from '@lobby/api-client';
import { useBrandClock } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Detail, Details } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Tier } from './earned';
import { TERMS } from './differences';
import { useTermText } from './use-term-text';
import styles from './contracts.module.css';

/** Tiers of a contract with their conditions. */
export function Tiers({ tiers }: { tiers: readonly Tier[] }) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermText();
  return (
    <section role="group" aria-label={t('terms.title')} className={styles.part}>
      <h3 className={styles.head}>{t('terms.title')}</h3>
      <ol className={styles.tiers}>
        {tiers.map((tier, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tier is its place
          <li key={place} className={styles.tier}>
            <strong>{t('terms.tier', { number: place + 1 })}</strong>
            <dl className={styles.facts}>
              {TERMS.map((term) => (
                <div key={term}>
                  <dt>{t(`term.${term}`)}</dt>
                  <dd>{text(term, tier[term])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('terms.highest')}</p>
    </section>
  );
}

/** Sides and dates of a contract. */
export function Facts({ contract }: { contract: AgentContract }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const { endedBy } = contract;
  const times = [
    ['offered', contract.createTime],
    ['answered', contract.processTime],
    ['from', contract.effectiveFrom],
    ['until', contract.effectiveTo],
  ] as const;
  return (
    <Details>
      <Detail name={t('fact.period')} value={t(`period.${contract.period}`)} />
      <Detail name={t('fact.proposer')} value={contract.proposer} />
      <Detail name={t('fact.receiver')} value={contract.receiver} />
      {times.map(
        ([name, time]) =>
          time !== undefined && (
            <Detail
              key={name}
              name={t(`fact.${name}`)}
              value={formatDateTime(time, language, offsetMs)}
            />
          ),
      )}
      {endedBy !== undefined && <Detail name={t('fact.endedBy')} value={t(`endedBy.${endedBy}`)} />}
      {contract.remark !== undefined && contract.remark !== '' && (
        <Detail name={t('fact.remark')} value={contract.remark} />
      )}
    </Details>
  );
}

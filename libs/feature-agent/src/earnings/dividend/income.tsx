import type { AgentIncome } from '@lobby/api-client';
import { subtractAmounts } from '@lobby/core';
import { QueryState, useBrandClock } from '@lobby/feature-kit';
import { formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Chip, Chips } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INCOME_PERIODS, incomeQuery, type IncomePeriod } from './dividend.query';
import styles from './dividend.module.css';

/** Parts of the income; the total is last. */
const PARTS = ['commission', 'dividend', 'salary', 'total'] as const;

/** Income of the current period so far, beside the previous period. */
export function Income() {
  const { t } = useTranslation('agent-earnings');
  const [period, setPeriod] = useState<IncomePeriod>('MONTH');
  const income = useQuery(incomeQuery(period));
  return (
    <section className={styles.part} aria-labelledby="income">
      <h2 id="income" className={styles.title}>
        {t('income.title')}
      </h2>
      <Chips label={t('income.period')} wrap>
        {INCOME_PERIODS.map((id) => (
          <Chip
            key={id}
            label={t(`income.${id}`)}
            pressed={id === period}
            onClick={() => setPeriod(id)}
          />
        ))}
      </Chips>
      <QueryState query={income}>{(found) => <IncomeTable income={found} />}</QueryState>
    </section>
  );
}

/** Income of both periods by part, with the change; three figures per row, which wrap on a narrow screen. */
function IncomeTable({ income: { previous, current } }: { income: AgentIncome }) {
  const { t } = useTranslation('agent-earnings');
  const currency = useCurrency();
  return (
    <Card>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part} data-part={part}>
            <h3 className={styles.name}>{t(`income.part.${part}`)}</h3>
            <dl className={styles.figures}>
              <div>
                <dt>{t('income.current')}</dt>
                <dd>{formatMoney(current[part], currency)}</dd>
              </div>
              <div>
                <dt>{t('income.previous')}</dt>
                <dd>{formatMoney(previous[part], currency)}</dd>
              </div>
              <div>
                <dt>{t('income.difference')}</dt>
                <dd>
                  {formatMoney(subtractAmounts(current[part], previous[part]), currency, {
                    signed: true,
                  })}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <Days current={current} previous={previous} />
    </Card>
  );
}

/** Dates of the two periods. */
function Days({ current, previous }: AgentIncome) {
  const { t } = useTranslation('agent-earnings');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const day = (time: number) => formatDate(time, language, offsetMs);
  const days = ({ startDate, endDate }: AgentIncome['current']) =>
    [...new Set([day(startDate), day(endDate)])].join(' – ');
  return (
    <p className={styles.note}>
      {t('income.days', { current: days(current), previous: days(previous) })}
    </p>
  );
}

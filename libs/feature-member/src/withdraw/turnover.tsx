import type { WithdrawSettings } from '@lobby/api-client';
import { compareAmounts, percentOf } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, ProgressBar } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './withdraw.module.css';

type Required = WithdrawSettings['turnover'];
type Item = Required['items'][number];

/** Turnover required before the next withdrawal, by item; renders nothing if there is none. */
export function Turnover({ turnover }: { turnover: Required }) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  if (compareAmounts(turnover.required, '0') === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="turnover">
      <h2 id="turnover" className={styles.head}>
        {t('turnover.title')}
      </h2>
      <Card>
        <p className={styles.text}>
          {t('turnover.left', { left: formatMoney(turnover.remaining, currency) })}
        </p>
        <ul className={styles.items}>
          {turnover.items.map((item) => (
            <TurnoverItem key={item.reference} item={item} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Turnover of one deposit or bonus: progress and end. */
function TurnoverItem({ item }: { item: Item }) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const currency = useCurrency();
  const id = useId();
  const { source, reference, required, done, expiresAt } = item;
  const amounts = { done: formatMoney(done, currency), required: formatMoney(required, currency) };
  return (
    <li className={styles.item}>
      <p className={styles.itemHead}>
        <span id={id}>{t(`turnover.${source}`)}</span>
        <span className={styles.figures}>{t('turnover.done', amounts)}</span>
      </p>
      <ProgressBar percent={percentOf(done, required)} nameId={id} />
      <p className={styles.note}>
        {t('turnover.order', { orderNo: reference })}
        {expiresAt !== undefined && expiresAt !== null && (
          <> · {t('turnover.until', { until: formatDateTime(expiresAt, language) })}</>
        )}
      </p>
    </li>
  );
}

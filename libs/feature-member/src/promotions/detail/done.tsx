import type { Promotion } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { percentOf, QueryFailed } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useSession } from '@lobby/session';
import { ProgressBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { applicationsQuery, hasRewards, turnoverQuery } from '../promotions.query';
import { stakedQuery } from './staked.query';

/** The viewer's progress: stakes of an event, or turnover of the bonus. */
export function Done({ promotion }: { promotion: Promotion }) {
  if (!hasRewards(useSession())) return null;
  return (
    <>
      {promotion.status === 'signed' && <EventDone promotion={promotion} />}
      {promotion.terms.wagerMultiple != null && <TurnoverDone promoId={promotion.promoId} />}
    </>
  );
}

/** Valid stakes since signing up for an event. */
function EventDone({ promotion: { promoId, terms } }: { promotion: Promotion }) {
  const { t } = useTranslation('member-promotions');
  const language = useLanguage();
  const applications = useQuery(applicationsQuery(language));
  const from = applications.data?.find((one) => one.promoId === promoId)?.applyTime;
  const until = (from ?? 0) + (terms.eventDays ?? 0) * DAY_MS;
  const staked = useQuery({
    ...stakedQuery({ promoId, categories: terms.categories, from: from ?? 0, until }),
    enabled: from !== undefined,
  });
  const failed = [applications, staked].find(({ isError }) => isError);
  if (failed) return <QueryFailed query={failed} text={t('done.failed')} />;
  if (staked.data === undefined || terms.minStake == null) return null;
  return (
    <Part
      done={staked.data}
      required={terms.minStake}
      note={t('done.eventUntil', { until: formatDateTime(until, language) })}
    />
  );
}

/** Turnover of the bonuses paid by this promotion. */
function TurnoverDone({ promoId }: { promoId: string }) {
  const { t } = useTranslation('member-promotions');
  const language = useLanguage();
  const turnover = useQuery(turnoverQuery);
  if (turnover.isError && turnover.data === undefined)
    return <QueryFailed query={turnover} text={t('done.failed')} />;
  const items = turnover.data?.filter((item) => item.promoId === promoId) ?? [];
  return items.map(({ reference, done, required, expiresAt }) => (
    <Part
      key={reference}
      done={done}
      required={required}
      note={expiresAt ? t('done.until', { until: formatDateTime(expiresAt, language) }) : undefined}
    />
  ));
}

interface PartProps {
  /** Decimal strings. */
  done: string;
  required: string;
  note?: string | undefined;
}

/** Progress: amount staked of the amount required, as text and bar. */
function Part({ done, required, note }: PartProps) {
  const { t } = useTranslation('member-promotions');
  const currency = useCurrency();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.part}>
        {t('keyTerms.done')}
      </h3>
      <p className={styles.fact}>
        {t('done.of', {
          done: formatMoney(done, currency),
          required: formatMoney(required, currency),
        })}
      </p>
      <ProgressBar percent={percentOf(done, required)} nameId={id} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

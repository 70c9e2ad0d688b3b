import type { Promotion } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { percentOf } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useSession } from '@lobby/session';
import { FailedLine, ProgressBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { applicationsQuery, hasRewards, turnoverQuery } from '../promotions.query';
import { stakedQuery } from './staked.query';

/** How much of a promotion the viewer has done: stakes of an event, turnover of its bonus. */
export function Done({ promotion }: { promotion: Promotion }) {
  if (!hasRewards(useSession())) return null;
  return (
    <>
      {promotion.status === 'signed' && <EventDone promotion={promotion} />}
      {promotion.terms.wagerMultiple != null && <TurnoverDone promoId={promotion.promoId} />}
    </>
  );
}

/** Valid stakes since the sign-up of an event. */
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
  const failed = applications.isError || staked.isError;
  if (failed) {
    const retry = () => void (applications.isError ? applications : staked).refetch();
    const busy = applications.isFetching || staked.isFetching;
    return <FailedLine text={t('done.failed')} onRetry={retry} busy={busy} />;
  }
  if (staked.data === undefined || terms.minStake == null) return null;
  return (
    <Part
      done={staked.data}
      required={terms.minStake}
      note={t('done.eventUntil', { until: formatDateTime(until, language) })}
    />
  );
}

/** Turnover of the bonuses that this promotion paid. */
function TurnoverDone({ promoId }: { promoId: string }) {
  const { t } = useTranslation('member-promotions');
  const language = useLanguage();
  const turnover = useQuery(turnoverQuery);
  if (turnover.isError && turnover.data === undefined)
    return (
      <FailedLine
        text={t('done.failed')}
        onRetry={() => void turnover.refetch()}
        busy={turnover.isFetching}
      />
    );
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
  /** Amounts, decimal strings. */
  done: string;
  required: string;
  note?: string | undefined;
}

/** A sum that is staked of the sum that is required, in words and as a bar. */
function Part({ done, required, note }: PartProps) {
  const { t } = useTranslation('member-promotions');
  const currency = useCurrency();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.part}>
        {t('truth.done')}
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

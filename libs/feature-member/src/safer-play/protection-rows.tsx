import type { Protection } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  breakOf,
  LIMIT_KINDS,
  type LimitKind,
  limitPath,
  limitsOf,
  protectionQuery,
  QueryState,
  reachOf,
  useLimitUnit,
} from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import {
  Calendar,
  Card,
  Chart,
  Clock,
  Coins,
  Lock,
  RowLink,
  Rows,
  SectionHead,
  TrendingDown,
  Wallet,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredKinds } from './limit-rules';
import { RealityRow } from './reality-row';
import styles from './safer-play.module.css';
import { UsedPart } from './used-part';

/** The member's limits and breaks, each with a link to change it. */
export function ProtectionRows() {
  const { t } = useTranslation('member-safer-play');
  const protection = useQuery(protectionQuery);
  return (
    <>
      <QueryState query={protection}>
        {(state) => (
          <>
            <Break state={state} />
            <section className={styles.section} aria-labelledby="safer-limits">
              <SectionHead id="safer-limits" title={t('limits.title')} />
              <Reached state={state} />
              <Rows label={t('limits.title')}>
                {offeredKinds().map((kind) => (
                  <LimitRow key={kind} kind={kind} state={state} />
                ))}
              </Rows>
            </section>
          </>
        )}
      </QueryState>
      {/* Show even if the limits fail to load: breaks must always be reachable. */}
      <section className={styles.section} aria-labelledby="safer-breaks">
        <SectionHead id="safer-breaks" title={t('breaks.title')} />
        <Rows label={t('breaks.title')}>
          <RowLink label={t('timeOut.title')} icon={<Calendar />} to={PATHS.timeOut} />
          <RowLink label={t('exclusion.title')} icon={<Lock />} to={PATHS.selfExclusion} />
        </Rows>
      </section>
      <Rows label={t('activity.title')}>
        <RealityRow />
        <RowLink label={t('activity.title')} icon={<Chart />} to={PATHS.activity} />
      </Rows>
    </>
  );
}

/** The break in force, and what stays possible during it. */
function Break({ state }: { state: Protection }) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const pause = breakOf(state);
  if (!pause) return null;
  const { until } = pause;
  return (
    <Card>
      <div role="status">
        <h2 className={styles.head}>
          {until === undefined
            ? t('break.runningForGood')
            : t('break.running', { until: formatDateTime(until, language) })}
        </h2>
        <p className={styles.text}>{t('break.withdraw')}</p>
      </div>
    </Card>
  );
}

/** Limits that are nearly used up, with the remainder. */
function Reached({ state }: { state: Protection }) {
  const { t } = useTranslation(['member-safer-play', 'safer-play']);
  const reached = LIMIT_KINDS.flatMap((kind) => limitsOf(state, kind)).filter(
    (limit) => reachOf(limit) !== 'free',
  );
  return reached.map((limit) => (
    <Card key={`${limit.kind} ${limit.period}`}>
      <h3 className={styles.head}>
        {t('limit.name', {
          kind: t(`safer-play:kind.${limit.kind}`),
          period: t(`period.${limit.period}`),
        })}
      </h3>
      <UsedPart limit={limit} />
    </Card>
  ));
}

const ICONS: Readonly<Record<LimitKind, ReactNode>> = {
  DEPOSIT: <Wallet />,
  LOSS: <TrendingDown />,
  STAKE: <Coins />,
  SESSION: <Clock />,
};

/** Row of a kind of limit: the amount if one is set, the number if several are. */
function LimitRow({ kind, state }: { kind: LimitKind; state: Protection }) {
  const { t } = useTranslation(['member-safer-play', 'safer-play']);
  const unit = useLimitUnit(kind);
  const limits = limitsOf(state, kind);
  const [first] = limits;
  const value =
    limits.length === 1 && first
      ? t(`per.${first.period}`, { amount: formatMoney(first.amount, unit) })
      : t('limit.count', { number: limits.length });
  return (
    <RowLink
      label={t(`safer-play:kind.${kind}`)}
      icon={ICONS[kind]}
      value={limits.length === 0 ? t('limit.unset') : value}
      to={limitPath(kind)}
    />
  );
}

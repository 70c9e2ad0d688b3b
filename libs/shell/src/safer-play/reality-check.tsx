import { PATHS } from '@lobby/core';
import { sessionPositionQuery } from '@lobby/feature-kit';
import { formatDuration, formatMoney } from '@lobby/i18n';
import { signOut, useCurrency } from '@lobby/session';
import { ConfirmDialog } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './reality-check.module.css';
import { useRealityCheck } from './use-reality-check';

/** Dialog over any screen with the session's duration and net result, until the user answers. */
export function RealityCheck() {
  const { t } = useTranslation('safer-play');
  const navigate = useNavigate();
  const { dueAt, startedAt, answer } = useRealityCheck();
  const leave = () => {
    answer();
    void signOut();
    void navigate(PATHS.home, { replace: true });
  };
  const seeActivity = () => {
    answer();
    void navigate(PATHS.activity);
  };
  return (
    <ConfirmDialog
      open={dueAt !== undefined}
      title={t('check.title')}
      text={<Position lastsMs={(dueAt ?? 0) - startedAt} due={dueAt} />}
      confirmLabel={t('check.goOn')}
      others={[
        { label: t('check.leave'), onPress: leave },
        { label: t('check.activity'), onPress: seeActivity },
      ]}
      mandatory
      onConfirm={answer}
    />
  );
}

/** Time and net position; never shows an earlier figure as the current one. */
function Position({ lastsMs, due }: { lastsMs: number; due: number | undefined }) {
  const { t } = useTranslation('safer-play');
  const currency = useCurrency();
  const client = useQueryClient();
  const { data, isFetching, isError } = useQuery(sessionPositionQuery);
  useEffect(() => {
    if (due !== undefined) void client.invalidateQueries(sessionPositionQuery);
  }, [client, due]);
  const known = isFetching || isError ? undefined : data;
  const net = known && formatMoney(known.net, currency, { signed: true });
  return (
    <span className={styles.figures}>
      <span>{t('check.time')}</span>
      <b>{formatDuration(lastsMs)}</b>
      <span>{t('net')}</span>
      <b aria-live="polite">{net ?? (isFetching ? '…' : t('check.unknown'))}</b>
    </span>
  );
}

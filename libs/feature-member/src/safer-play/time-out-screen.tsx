import { api, platformNow, type Protection } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  FormAlert,
  protectionQuery,
  QueryPage,
  useOwnNavigate,
  useProtectionChange,
  useSubmission,
} from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { currentRules, type TimeOutDays } from '@lobby/session';
import { Button, ConfirmDialog, FormError, RadioList } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOutEnd } from './breaks';
import { Consequences } from './consequences';
import styles from './safer-play.module.css';

/** Time-out of 24 hours to 6 weeks; it cannot be shortened. */
export function TimeOutScreen() {
  const protection = useQuery(protectionQuery);
  return <QueryPage query={protection}>{(state) => <TimeOut state={state} />}</QueryPage>;
}

/** Starts or extends a time-out, then shows it. */
function useTimeOut() {
  const change = useProtectionChange();
  const navigate = useOwnNavigate();
  return useSubmission('time-out', {
    send: (days: TimeOutDays) => {
      const until = timeOutEnd(days, platformNow());
      return change(
        () => api.protection.timeOut({ until }),
        ({ timeOut }) => timeOut !== undefined && timeOut !== null && timeOut.until >= until,
      );
    },
    onDone: () => {
      navigate(PATHS.saferPlay, { replace: true });
    },
  });
}

function TimeOut({ state: { timeOut } }: { state: Protection }) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const [now] = useState(platformNow);
  const { submit, busy, error } = useTimeOut();
  const [asking, setAsking] = useState(false);
  const until = timeOut?.until ?? 0;
  const isLonger = (days: TimeOutDays) => timeOutEnd(days, now) > until;
  const { timeOutDays } = currentRules();
  const [chosen, setChosen] = useState(() => timeOutDays.find(isLonger));
  return (
    <>
      <p className={styles.text}>
        {timeOut
          ? t('timeOut.running', { until: formatDateTime(until, language) })
          : t('timeOut.text')}
      </p>
      <RadioList
        label={t('timeOut.length')}
        name="time-out"
        options={timeOutDays.map((days) => ({
          value: String(days),
          label: t(`timeOut.${days}`),
          note: t('break.until', { until: formatDateTime(timeOutEnd(days, now), language) }),
          disabled: !isLonger(days),
        }))}
        value={String(chosen)}
        onChange={(value) => setChosen(timeOutDays.find((days) => String(days) === value))}
      />
      <Consequences of="timeOut" />
      {/* A listed duration is refused only if the device's clock was changed since the last answer. */}
      {error?.code === 'field.invalid' ? (
        <FormError>{t('break.clock')}</FormError>
      ) : (
        <FormAlert error={error} />
      )}
      <Button
        size="l"
        busy={busy}
        busyLabel={t('timeOut.busy')}
        disabled={chosen === undefined}
        onClick={() => setAsking(true)}
      >
        {t('timeOut.action')}
      </Button>
      {chosen !== undefined && (
        <ConfirmDialog
          open={asking}
          title={t('timeOut.title')}
          text={t('timeOut.ask', { length: t(`timeOut.${chosen}`) })}
          confirmLabel={t('timeOut.action')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            submit(chosen);
          }}
        />
      )}
    </>
  );
}

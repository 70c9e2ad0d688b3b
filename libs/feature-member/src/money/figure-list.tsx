import { MINUTE_MS } from '@lobby/core';
import { useHiddenAmounts } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useFlag } from '@lobby/session';
import { Detail, Details } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { knownDifference, type Figures } from './figures';
import styles from './money.module.css';
import type { Period } from './money.query';

/** Placeholder for an unknown amount. */
const UNKNOWN = '–';

interface FigureListProps {
  period: Period;
  figures: Figures;
}

/** Returns a formatter for a duration in hours and minutes. */
function useTimeText() {
  const { t } = useTranslation('member-money');
  return (ms: number) => {
    const minutes = Math.floor(ms / MINUTE_MS);
    return t('time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}

/** Money in and out, games and play time of a period; losses and wins in the same colour. */
export function FigureList({ period, figures }: FigureListProps) {
  const { t } = useTranslation('member-money');
  const currency = useCurrency();
  const hide = useHiddenAmounts();
  const timeText = useTimeText();
  const hasReports = useFlag('profitAndLoss');
  const { deposited, withdrawn, staked, won, bonus, playedMs, since } = figures;
  const money = (amount: string | undefined, signed = false) =>
    amount === undefined ? UNKNOWN : hide(formatMoney(amount, currency, { signed }));
  return (
    <>
      <Details label={t(`period.${period}`)}>
        {period === 'session' && <SessionStart since={since} />}
        <Detail name={t('figure.deposited')} value={money(deposited)} />
        <Detail name={t('figure.withdrawn')} value={money(withdrawn)} />
        <Detail name={t('figure.net')} value={money(knownDifference(deposited, withdrawn))} />
        <Detail name={t('figure.staked')} value={money(staked)} />
        <Detail name={t('figure.won')} value={money(won)} />
        <Detail name={t('figure.result')} value={money(knownDifference(won, staked), true)} />
        {period !== 'session' && hasReports && (
          <Detail name={t('figure.bonus')} value={money(bonus)} />
        )}
        <Detail name={t('figure.time')} value={timeText(playedMs)} />
      </Details>
      <p className={styles.note}>{t(`note.${period}`)}</p>
    </>
  );
}

/** Start of the session; a dash if unknown. */
function SessionStart({ since }: Pick<Figures, 'since'>) {
  const { t } = useTranslation('member-money');
  const language = useLanguage();
  return (
    <Detail
      name={t('figure.since')}
      value={since !== undefined ? formatDateTime(since, language) : UNKNOWN}
    />
  );
}

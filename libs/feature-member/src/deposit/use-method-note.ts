import { useLanguage, formatMoney, formatRate } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import type { OpenMethod } from './deposit.query';

const HOUR_MIN = 60;
/** From this many minutes on, show "within a day". */
const LONG_MIN = 12 * HOUR_MIN;

/** Text of the usual arrival time; undefined if unknown. */
function useArrival() {
  const { t } = useTranslation('member-deposit');
  return ({ arrivalMinutes: minutes }: OpenMethod): string | undefined => {
    if (minutes === undefined) return undefined;
    if (minutes === 0) return t('method.atOnce');
    if (minutes >= LONG_MIN) return t('method.day');
    if (minutes < HOUR_MIN) return t('method.minutes', { minutes });
    return t('method.hours', { hours: Math.round(minutes / HOUR_MIN) });
  };
}

/** Returns a function for a method's note: why it is closed, or arrival time, fee and (base template) bounds. */
export function useMethodNote(
  template: 'base' | 'new',
  isAboveLimit: (method: OpenMethod) => boolean,
) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const arrivalOf = useArrival();
  return (method: OpenMethod): string => {
    if (method.maintenance) return t('method.closed');
    if (isAboveLimit(method)) return t('method.aboveLimit');
    const { min, max, feeRate } = method;
    const rate = formatRate(feeRate, language);
    const fee = Number(feeRate) > 0 ? t('method.fee', { rate }) : undefined;
    const bounds = `${formatMoney(min, currency)} – ${formatMoney(max, currency)}`;
    const details = template === 'base' ? [bounds, fee ?? t('method.noFee')] : [fee];
    return [arrivalOf(method), ...details].filter(Boolean).join(' · ');
  };
}

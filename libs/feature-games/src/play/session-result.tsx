import type { Amount } from '@lobby/core';
import { LaunchedFact } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';

/** Net position of the session, a dash until it is known; a loss keeps the text colour. */
export function SessionResult({ net }: { net: Amount | undefined }) {
  const { t } = useTranslation('games-play');
  const currency = useCurrency();
  return (
    <LaunchedFact
      name={t('play.result')}
      short={t('play.resultShort')}
      value={net === undefined ? '–' : formatMoney(net, currency, { signed: true })}
    />
  );
}

import type { Amount } from '@lobby/core';
import { LaunchedFact, LaunchedStrip, SessionTimer, StopButton } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { IconButton, Reload } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { FullScreen } from './full-screen';
import styles from './play.module.css';

interface PlayBarProps {
  playMoney: boolean;
  /** Result of the session; undefined until known. */
  net: Amount | undefined;
  onLeave(): void;
  onReload(): void;
}

/** Bar above a game: leave, time, result or play money, stop, full screen, reload. */
export function PlayBar({ playMoney, net, onLeave, onReload }: PlayBarProps) {
  const { t } = useTranslation('games-play');
  return (
    <LaunchedStrip
      leaveLabel={t('play.leave')}
      onLeave={onLeave}
      facts={
        <>
          <SessionTimer label={t('play.time')} />
          {playMoney ? <PlayMoneyMark /> : <SessionResult net={net} />}
        </>
      }
    >
      <StopButton />
      <FullScreen labels={{ full: t('play.full'), end: t('play.fullEnd'), turn: t('play.turn') }} />
      <IconButton label={t('play.reload')} icon={<Reload />} onClick={onReload} />
    </LaunchedStrip>
  );
}

/** Label of a play money game. */
function PlayMoneyMark() {
  const { t } = useTranslation('games-play');
  return <strong className={styles.mark}>{t('play.money')}</strong>;
}

/** Net result of the session, a dash until known; a loss keeps the text colour. */
function SessionResult({ net }: Pick<PlayBarProps, 'net'>) {
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

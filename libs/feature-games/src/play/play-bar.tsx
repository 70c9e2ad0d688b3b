import type { Amount } from '@lobby/core';
import { LaunchedStrip, SessionTimer, StopButton } from '@lobby/feature-kit';
import { IconButton, Reload } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { FullScreen } from './full-screen';
import { PlayMoneyMark } from './play-money-mark';
import { SessionResult } from './session-result';

interface PlayBarProps {
  playMoney: boolean;
  /** What the session came to; undefined until known. */
  net: Amount | undefined;
  onLeave(): void;
  onReload(): void;
}

/** The bar above a game: leave, time, result or that it is play money, stop, full screen, reload. */
export function PlayBar({ playMoney, net, onLeave, onReload }: PlayBarProps) {
  const { t } = useTranslation('games-play');
  return (
    <LaunchedStrip
      leaveLabel={t('play.leave')}
      onLeave={onLeave}
      facts={
        <>
          <SessionTimer label={t('play.time')} />
          {playMoney && <PlayMoneyMark />}
          {!playMoney && <SessionResult net={net} />}
        </>
      }
    >
      <StopButton />
      <FullScreen labels={{ full: t('play.full'), end: t('play.fullEnd'), turn: t('play.turn') }} />
      <IconButton label={t('play.reload')} icon={<Reload />} onClick={onReload} />
    </LaunchedStrip>
  );
}

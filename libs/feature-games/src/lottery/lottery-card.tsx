import type { Draw, Lottery } from '@lobby/api-client';
import { PATHS, playPath } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { Button, ButtonLink, Picture, VisuallyHidden } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberPlay } from '../open-game/opened-game';
import type { PlayState } from '../open-game/play-address';
import styles from './lottery.module.css';
import { NextDraw } from './next-draw';

interface LotteryCardProps {
  lottery: Lottery;
  /** What the platform's clock is ahead of the phone's, ms. */
  ahead: number;
  /** Its last draw; undefined if it is not known. */
  last: Draw | undefined;
  /** Why it cannot be played at present. */
  note: string | undefined;
  onResults(): void;
}

/** Address where a lottery is bet on (D2 §4), and the navigation state of its game shell. */
function playLink(lottery: Lottery): { to: string; state: PlayState } {
  const { vendorCode, nodeId, gameId, gameCode, gameName, picture } = lottery;
  const to = playPath({ vendorCode, nodeId, gameId, category: 'LOTT', lottery: gameCode });
  return { to, state: { name: gameName, from: PATHS.lottery, picture } };
}

/** One lottery: next draw, last special prize, all drawn numbers, and the way to its bets. */
export function LotteryCard({ lottery, ahead, last, note, onResults }: LotteryCardProps) {
  const { t } = useTranslation(['games-lottery', 'common']);
  const nameId = useId();
  const picture = usePictures()(lottery.picture, 'square');
  const { to, state } = playLink(lottery);
  const of = t('common:list.comma') + lottery.gameName;
  const special = last?.prizes.find(({ prize }) => prize === 'DB')?.numbers[0];
  return (
    <li className={styles.card} aria-labelledby={nameId}>
      <span className={styles.art}>
        <Picture {...picture} alt="" />
      </span>
      <div className={styles.facts}>
        <h3 id={nameId} className={styles.name}>
          {lottery.gameName}
        </h3>
        <NextDraw lottery={lottery} ahead={ahead} />
        {special !== undefined && (
          <p className={styles.special}>
            {t('prize.last')} <b>{special}</b>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="plain" onClick={onResults}>
          {t('results.title')}
          <VisuallyHidden>{of}</VisuallyHidden>
        </Button>
        {note === undefined ? (
          <ButtonLink
            variant="secondary"
            to={to}
            state={state}
            onClick={() => rememberPlay(to.slice(to.indexOf('?')), state)}
          >
            {t('lottery.play')}
            <VisuallyHidden>{of}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <span className={styles.note}>{note}</span>
        )}
      </div>
    </li>
  );
}

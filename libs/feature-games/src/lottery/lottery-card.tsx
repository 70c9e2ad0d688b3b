import type { Draw, Lottery } from '@lobby/api-client';
import { PATHS, playPath } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { Button, ButtonLink, Picture, VisuallyHidden } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayState } from '../open-game/play-address';
import { rememberPlayState } from '../open-game/play-state';
import styles from './lottery.module.css';
import { NextDraw } from './next-draw';

interface LotteryCardProps {
  lottery: Lottery;
  /** Offset of the platform's clock from the device's, ms. */
  ahead: number;
  /** Last draw; undefined if unknown. */
  last: Draw | undefined;
  /** Why it cannot be played; undefined if it can. */
  note: string | undefined;
  onResults(): void;
}

/** Address for betting on a lottery (D2 §4), and the router state of its game shell. */
function playLink(lottery: Lottery): { to: string; state: PlayState } {
  const { vendorCode, nodeId, gameId, gameCode, gameName, picture } = lottery;
  const to = playPath({ vendorCode, nodeId, gameId, category: 'LOTT', lottery: gameCode });
  return { to, state: { name: gameName, from: PATHS.lottery, picture } };
}

/** One lottery: next draw, last special prize, link to the results, link to betting. */
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
            onClick={() => rememberPlayState(to, state)}
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

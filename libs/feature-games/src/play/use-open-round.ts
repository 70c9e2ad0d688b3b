import { readStored } from '@lobby/core';
import { keepVisit } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface OpenRound {
  /** Notes that the game says a round of it is under way, or decided. */
  note(open: boolean): void;
  /** Says that a round is cut off, if one is. */
  tell(): void;
}

/**
 * Notice about a round in progress when its game is left; the provider ends it. Shown once, when the game is left, or
 * with the next game if the page itself was closed. A game that is opened by its address may have no name.
 */
export function useOpenRound(game: string): OpenRound {
  const { t } = useTranslation('games-play');
  const tell = useCallback(() => {
    const { openRound } = readStored('playVisit');
    if (openRound === undefined) return;
    keepVisit({ openRound: undefined });
    const text = openRound ? t('play.cutOff', { game: openRound }) : t('play.cutOffNameless');
    toast.info(text, { duration: 'long' });
  }, [t]);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    tellNow();
    return () => tellNow();
  }, []);
  const note = useCallback(
    (open: boolean) => keepVisit({ openRound: open ? game : undefined }),
    [game],
  );
  return { note, tell };
}

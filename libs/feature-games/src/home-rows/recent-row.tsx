import { ALL_GAMES_LIST, readStored, writeStored } from '@lobby/core';
import { useTranslation } from 'react-i18next';
import { useCallback, useState } from 'react';
import { GamesRow } from './games-row';

const LIST = { tab: 'recent', category: undefined } as const;

/** Recently played games, above the fold of Home (D2 §2). */
export default function RecentRow() {
  const { t } = useTranslation('games');
  const [kept] = useState(() => readStored('hasPlayed'));
  const remember = useCallback((count: number) => writeStored('hasPlayed', count > 0), []);
  return (
    <GamesRow
      title={t('row.recent')}
      to={`${ALL_GAMES_LIST}&type=recent`}
      list={LIST}
      first
      unseen={!kept}
      onCount={remember}
    />
  );
}

import { TopBar } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryBlock } from '../category-block/category-block';
import { GameSearchField } from '../game-search/game-search-field';
import styles from './all-games.module.css';

export interface AllGamesViewProps {
  typed: string;
  onType(typed: string): void;
  /** The games in their state. */
  children: ReactNode;
}

/** Search, the ways into the categories, and every game below. */
export function AllGamesView({ typed, onType, children }: AllGamesViewProps) {
  const { t } = useTranslation('games');
  return (
    <>
      <TopBar title={t('title.all')} />
      <GameSearchField value={typed} onValueChange={onType} />
      <CategoryBlock />
      <div className={styles.games}>{children}</div>
    </>
  );
}

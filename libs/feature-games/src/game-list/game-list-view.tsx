import { TabPanel, Tabs, TopBar } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTab, LIST_TAB_IDS, type ListTabId } from '../game-pages/list-tabs';
import { GameSearchField } from '../game-search/game-search-field';
import styles from './game-list.module.css';

export interface GameListViewProps {
  /** Where the frame draws no header: the list's own. */
  ownHeader?: { title: string; onBack(): void } | undefined;
  typed: string;
  onType(typed: string): void;
  tab: ListTabId;
  onTab(tab: ListTabId): void;
  /** What narrows the list, as chips. */
  chips?: ReactNode;
  /** The games in their state. */
  children: ReactNode;
}

const PANEL = 'game-list';

/** Search, tabs and games of one category. */
export function GameListView(props: GameListViewProps) {
  const { ownHeader, typed, onType, tab, onTab, chips, children } = props;
  const { t } = useTranslation(['games', 'common']);
  return (
    <>
      {ownHeader && <TopBar title={ownHeader.title} onBack={ownHeader.onBack} />}
      <GameSearchField value={typed} onValueChange={onType} />
      <div className={styles.tabs}>
        <Tabs
          label={t('games:tabs')}
          items={LIST_TAB_IDS.map((id) => ({ id, label: t(`games:${listTab(id).label}`) }))}
          value={tab}
          onChange={onTab}
          controls={PANEL}
        />
      </div>
      {chips}
      <TabPanel id={PANEL} value={tab}>
        {children}
      </TabPanel>
    </>
  );
}

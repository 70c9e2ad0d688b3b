import { TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { CategoryBlock } from '../category-block/category-block';
import { GamesPage } from '../game-list/games-page';

/** Every game, and the page of unknown paths (D2 §2, decision 19). */
export function Component() {
  const { t } = useTranslation('games');
  return (
    <>
      <TopBar title={t('title.all')} />
      <CategoryBlock />
      <GamesPage />
    </>
  );
}

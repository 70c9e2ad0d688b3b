import { GAME_CATEGORIES } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import { CategoryRail } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Links to the list of each category (D2 §3). */
export function CategoryBlock() {
  const { t } = useTranslation('games');
  return (
    <CategoryRail
      label={t('categories')}
      items={GAME_CATEGORIES.map((category) => ({
        id: category,
        category,
        label: t(`category.${category}`),
        to: gameListPath(category),
      }))}
    />
  );
}

import { GAME_CATEGORIES, gameListPath } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { CategoryRail } from '@lobby/ui-kit';

/** The ways into the catalogue, one a category (D2 §3). */
export function CategoryBlock() {
  const t = useLabels('games');
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

import { GAME_CATEGORIES } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { CategoryRail } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menuQuery } from '../vendors.query';

/**
 * Links to the list of each category in the platform's order and by its names (D2 §2); in an order of ours where they do
 * not load. Keeps its place while they load.
 */
export function CategoryBlock() {
  const { t } = useTranslation('games');
  const { data, isPending } = useQuery(menuQuery(useLanguage()));
  const own = GAME_CATEGORIES.map((category) => ({ category, name: t(`category.${category}`) }));
  const categories = data && data.categories.length > 0 ? data.categories : own;
  return (
    <CategoryRail
      label={t('categories')}
      pending={isPending}
      items={categories.map(({ category, name }) => ({
        id: category,
        category,
        label: name,
        to: gameListPath(category),
      }))}
    />
  );
}

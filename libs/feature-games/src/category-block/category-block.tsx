import { gameListPath } from '@lobby/core';
import { CategoryRail } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../categories/use-categories';

/** Links to the list of each category; reserves its space while loading. */
export function CategoryBlock() {
  const { t } = useTranslation('games');
  const { categories, pending } = useCategories();
  return (
    <CategoryRail
      label={t('categories')}
      pending={pending}
      items={categories.map(({ category, name }) => ({
        id: category,
        category,
        label: name,
        to: gameListPath(category),
      }))}
    />
  );
}

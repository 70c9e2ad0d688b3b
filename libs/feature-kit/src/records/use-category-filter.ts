import { GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../categories/category-label';
import type { RecordFilter } from './record-kind';

/** Filter of a record by game category. */
export function useCategoryFilter(): RecordFilter<'category', GameCategory> {
  const { t } = useTranslation(['categories']);
  const options = GAME_CATEGORIES.map((value) => ({ value, label: t(categoryLabel(value)) }));
  return { name: 'category', label: 'field.category', options };
}

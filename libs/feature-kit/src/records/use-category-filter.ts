import {
  GAME_CATEGORIES,
  UNKNOWN,
  type AnsweredCategory,
  type GameCategory,
} from '@lobby/api-client';
import { useTranslation } from 'react-i18next';
import type { RecordFilter, RecordLabel } from './record-kind';

/** Label of a category. */
export const categoryLabel = (category: AnsweredCategory): RecordLabel =>
  category === UNKNOWN ? 'category.UNKNOWN' : `category.${category}`;

/** Filter of one game category. */
export function useCategoryFilter(): RecordFilter<'category', GameCategory> {
  const { t } = useTranslation('records');
  const options = GAME_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  return { name: 'category', label: 'field.category', options };
}

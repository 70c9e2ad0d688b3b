import { GAME_CATEGORIES } from '@lobby/api-client';
import { categoryLabel } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { isOffered } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menuQuery, type Menu } from '../vendors.query';

/**
 * Categories that the brand may offer, with the platform's order and names (D2 §2); a default order if they fail to
 * load.
 */
export function useCategories(): { categories: Menu['categories']; pending: boolean } {
  const { t } = useTranslation(['categories']);
  const { data, isPending } = useQuery(menuQuery(useLanguage()));
  const own = GAME_CATEGORIES.map((category) => ({ category, name: t(categoryLabel(category)) }));
  const known = data && data.categories.length > 0 ? data.categories : own.filter(isOffered);
  return { categories: known, pending: isPending };
}

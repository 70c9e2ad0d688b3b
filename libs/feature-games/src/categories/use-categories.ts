import { GAME_CATEGORIES } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { isOffered } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menuQuery, type Menu } from '../vendors.query';

/**
 * The categories that the brand may offer, in the platform's order and by its names (D2 §2); in an order of ours where they
 * do not load.
 */
export function useCategories(): { categories: Menu['categories']; pending: boolean } {
  const { t } = useTranslation('games');
  const { data, isPending } = useQuery(menuQuery(useLanguage()));
  const own = GAME_CATEGORIES.map((category) => ({ category, name: t(`category.${category}`) }));
  const known = data && data.categories.length > 0 ? data.categories : own.filter(isOffered);
  return { categories: known, pending: isPending };
}

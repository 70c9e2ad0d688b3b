import { GAME_CATEGORIES } from '@lobby/api-client';
import { categoryLabel } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { isOffered, useFirstWait } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { menuQuery, type Menu } from '../vendors.query';

/**
 * Categories that the brand may offer, with the platform's order and names (D2 §2); a default order if they fail to
 * load.
 */
export function useCategories(): { categories: Menu['categories']; pending: boolean } {
  const { t } = useTranslation(['categories']);
  const menu = useQuery(menuQuery(useLanguage()));
  const pending = useFirstWait(menu);
  const own = GAME_CATEGORIES.map((category) => ({ category, name: t(categoryLabel(category)) }));
  const sent = menu.data?.categories ?? [];
  return { categories: sent.length > 0 ? sent : own.filter(isOffered), pending };
}

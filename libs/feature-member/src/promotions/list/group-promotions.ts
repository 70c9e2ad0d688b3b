import { fold, type AnnouncedPromotion } from '@lobby/api-client';
import { STATUSES, type Place } from '../statuses';
import { ALL, categoryOf, type Category } from './categories';

/** Filter of the list. */
export interface PromotionFilter {
  category: Category;
  /** Words that the title must contain. */
  text: string;
}

const placeOf = ({ status }: AnnouncedPromotion): Place =>
  status ? STATUSES[status].place : 'open';

/** Promotions of a category without a tab are in the last tab. */
const isOf = (category: Category, promotion: AnnouncedPromotion) =>
  category === ALL || category === (categoryOf(promotion.category) ?? 'other_promo');

/** Filters promotions by category and title (accents ignored) and groups them by section. */
export function groupPromotions(
  promotions: readonly AnnouncedPromotion[],
  { category, text }: PromotionFilter,
): Record<Place, readonly AnnouncedPromotion[]> {
  const words = fold(text).split(' ').filter(Boolean);
  const found = promotions.filter((one) => {
    const title = fold(one.title);
    return isOf(category, one) && words.every((word) => title.includes(word));
  });
  const at = (place: Place) => found.filter((one) => placeOf(one) === place);
  return { mine: at('mine'), open: at('open'), ended: at('ended') };
}

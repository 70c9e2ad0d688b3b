import { fold, type AnnouncedPromotion } from '@lobby/api-client';
import { ALL, categoryOf, type Category } from './categories';

/** What a list is narrowed to. */
export interface Narrowing {
  category: Category;
  /** Words that a title has to have. */
  text: string;
}

type Status = NonNullable<AnnouncedPromotion['status']>;

/** Statuses of a promotion that its member takes part in. */
const MINE: ReadonlySet<Status> = new Set<Status>(['applying', 'signed', 'process', 'claim']);

/** Where a promotion stands in the list: with the member's own, with those that run, with the ended ones. */
export type Place = 'mine' | 'open' | 'ended';

const placeOf = ({ status }: AnnouncedPromotion): Place => {
  if (status === 'close') return 'ended';
  return status !== undefined && MINE.has(status) ? 'mine' : 'open';
};

/** A promotion of a category that has no tab is shown under the last one. */
const isOf = (category: Category, promotion: AnnouncedPromotion) =>
  category === ALL || category === (categoryOf(promotion.category) ?? 'other_promo');

/** The promotions of a category whose titles have every word, whatever the marks, by their place. */
export function arrange(
  promotions: readonly AnnouncedPromotion[],
  { category, text }: Narrowing,
): Record<Place, readonly AnnouncedPromotion[]> {
  const words = fold(text).split(' ').filter(Boolean);
  const found = promotions.filter((one) => {
    const title = fold(one.title);
    return isOf(category, one) && words.every((word) => title.includes(word));
  });
  const at = (place: Place) => found.filter((one) => placeOf(one) === place);
  return { mine: at('mine'), open: at('open'), ended: at('ended') };
}

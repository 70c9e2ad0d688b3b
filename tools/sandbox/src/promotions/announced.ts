import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import type { Context } from '../calls/context';
import { readBy } from '../content/announcements';
import { hasEnded, isRunning, type Promotion, promotionsOf } from './promotions';
import { standingsFor } from './standing';
import { contentOf, titleOf } from './texts';

type Announced = NonNullable<CallValue<Contract['announcements']['list']>['promotion']>;

/** Number of highlighted promotions. */
const HOT = 3;

/** Pictures of an announcement; the one with sequence 2 is the banner (D1 §3). */
const picturesOf = ({ picture }: Promotion) =>
  picture === null ? null : [1, 2].map((sequence) => ({ sequence, url: picture }));

/** Title prefixed with its sort number, in the platform's format (D2 §2). */
const numbered = (title: string, { content, position }: Promotion): string =>
  content === null ? `[${position + 1}] ${title}` : title;

/** Promotions of the brand as announcements, ended ones last; the first running ones are `hot`. */
export function announcedPromotions(
  { db, brand, viewer, now }: Context,
  language: Language,
): { promotion: Announced; hot: Announced } {
  const read = readBy(db, viewer?.userId);
  const standing = standingsFor({ db, brand, viewer, now });
  const all = promotionsOf(db, brand.code).toSorted(
    (a, b) => Number(hasEnded(a, now)) - Number(hasEnded(b, now)),
  );
  const toWire = (one: Promotion): Announced[number] => ({
    id: one.id,
    title: numbered(titleOf(one, brand, language), one),
    content: contentOf(one, brand, language),
    startDate: one.start,
    endDate: one.end,
    read: read.has(one.id),
    promotionType: one.category,
    execution: null,
    announcementImages: picturesOf(one),
    howTo: one.terms.howTo,
    status: standing(one).status ?? null,
  });
  return {
    promotion: all.map(toWire),
    hot: all
      .filter((one) => isRunning(one, now))
      .slice(0, HOT)
      .map(toWire),
  };
}

import { api, type Promotion, type PromotionApplication } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { pageQuery, type PageQueries } from '@lobby/feature-kit';
import {
  accountKey,
  accountType,
  currentViewer,
  isFairBonus,
  keepPreviousOf,
  marketingKey,
} from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; promotions change a few times a day. A member's own standing is refetched on each visit. */
const STALE_MS = 5 * 60_000;

/** Number of applications requested: more than a member has of running promotions. */
const APPLICATIONS = 50;

/** Key prefix of what a member has of promotions. */
export const PROMOTIONS = [...marketingKey, 'promotions'] as const;

/** All promotions, ended ones last, for everyone: a member's has own standings and read flags. */
export const promotionsQuery = (signedIn: boolean, language: Language) => {
  const queryKey = signedIn
    ? [...PROMOTIONS, 'list', language]
    : ['announcements', 'promotions', language];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await api.announcements.promotions({ signal })).promotions,
    staleTime: signedIn ? 0 : STALE_MS,
    meta: { published: true },
    placeholderData: keepPreviousOf(queryKey),
  });
};

/** Closes a promotion that the brand may not offer to new members; what a member already has of it stays. */
const asOffered = (promotion: Promotion): Promotion =>
  isFairBonus(promotion.terms) || !['join', 'rejected'].includes(promotion.status ?? '')
    ? promotion
    : { ...promotion, status: 'join', obstacle: 'UNKNOWN' };

/** One promotion with its terms and the viewer's standing. */
export const promotionQuery = (promoId: string, signedIn: boolean, language: Language) =>
  queryOptions({
    queryKey: signedIn
      ? [...PROMOTIONS, 'one', promoId, language]
      : ['announcements', 'promotion', promoId, language],
    queryFn: async ({ signal }) => asOffered(await api.rewards.promotion({ promoId }, { signal })),
  });

/** Own applications, newest first. */
export const applicationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'applications', language],
    queryFn: async ({ signal }): Promise<readonly PromotionApplication[]> =>
      (await api.rewards.applications({ size: APPLICATIONS }, { signal })).list,
  });

/** Turnover of bonuses and deposits, and how much of it is done. */
export const turnoverQuery = queryOptions({
  queryKey: [...accountKey, 'turnover'],
  queryFn: async ({ signal }) => (await api.withdraw.settings({ signal })).turnover.items,
});

/** Address of a promotion. */
export const promotionPath = (id: string): string =>
  `${PATHS.promotion}?${new URLSearchParams({ id })}`;

/** Address of a promotion's application. */
export const applicationPath = (id: string): string =>
  `${PATHS.promotionApplication}?${new URLSearchParams({ id })}`;

/** Whether a session may have rewards: not a guest's, not an account without own money. */
export function hasRewards(session: { type: number } | null): boolean {
  if (session === null) return false;
  const { virtual, name } = accountType(session.type);
  return !virtual && name !== 'trial';
}

const one: PageQueries = ({ searchParams }, language) => [
  pageQuery(
    promotionQuery(searchParams.get('id') ?? '', currentViewer().session !== null, language),
  ),
];

/** First queries of promotions, by path. */
export const promotionPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.promotions]: (_address, language) => [
    pageQuery(promotionsQuery(currentViewer().session !== null, language)),
  ],
  [PATHS.promotion]: one,
  [PATHS.promotionApplication]: one,
};

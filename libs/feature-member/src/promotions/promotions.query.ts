import { api, type Promotion, type PromotionApplication } from '@lobby/api-client';
import { PATHS, pathWith, type Language, MINUTE_MS } from '@lobby/core';
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

/** Stale time, ms; promotions change a few times a day. A member's list is refetched on each visit. */
const STALE_MS = 5 * MINUTE_MS;

/** Page size: more applications than a member has of current promotions. */
const APPLICATIONS = 50;

/** Key prefix of a member's promotion queries. */
export const PROMOTIONS = [...marketingKey, 'promotions'] as const;

/** All promotions, ended ones last. Guests share a public list; a member's has statuses and read flags. */
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

/** Blocks joining a promotion that the brand must not offer; a member who has joined keeps it. */
const asOffered = (promotion: Promotion): Promotion =>
  isFairBonus(promotion.terms) || !['join', 'rejected'].includes(promotion.status ?? '')
    ? promotion
    : { ...promotion, status: 'join', obstacle: 'UNKNOWN' };

/** One promotion with its terms and the viewer's status. */
export const promotionQuery = (promoId: string, signedIn: boolean, language: Language) =>
  queryOptions({
    queryKey: signedIn
      ? [...PROMOTIONS, 'one', promoId, language]
      : ['announcements', 'promotion', promoId, language],
    queryFn: async ({ signal }) => asOffered(await api.rewards.promotion({ promoId }, { signal })),
  });

/** The member's applications, newest first. */
export const applicationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'applications', language],
    queryFn: async ({ signal }): Promise<readonly PromotionApplication[]> =>
      (await api.rewards.applications({ size: APPLICATIONS }, { signal })).list,
  });

/** Required turnover of bonuses and deposits, with its progress. */
export const turnoverQuery = queryOptions({
  queryKey: [...accountKey, 'turnover'],
  queryFn: async ({ signal }) => (await api.withdraw.settings({ signal })).turnover.items,
});

/** Address of a promotion's application. */
export const applicationPath = (id: string): string => pathWith(PATHS.promotionApplication, { id });

/** Whether an account can have rewards: false for guests and accounts without real money. */
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

/** Prefetched queries of promotions, by path. */
export const promotionPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.promotions]: (_address, language) => [
    pageQuery(promotionsQuery(currentViewer().session !== null, language)),
  ],
  [PATHS.promotion]: one,
  [PATHS.promotionApplication]: one,
};

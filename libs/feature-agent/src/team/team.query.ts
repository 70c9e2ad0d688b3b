import { api, type DownlineMember } from '@lobby/api-client';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Key prefix of team queries. */
export const TEAM = [...accountKey, 'agent', 'team'] as const;

/** Page size: a team of thousands needs few pages. */
const PAGE_SIZE = 100;
/** Page size of search results: fetched after each pause in typing, rarely read to the end. */
const FOUND_SIZE = 40;

interface Range {
  startDate: number;
  endDate: number;
}

/** Filter and order of the members. */
export type DownlineRequest = Omit<
  NonNullable<Parameters<typeof api.agent.downline>[0]>,
  'page' | 'size'
>;

/** Key of a member. */
export const memberKey = ({ memberId }: DownlineMember) => memberId;

/** Direct members of the agent or of a member, in pages. */
export const downlineQuery = (request: DownlineRequest) =>
  infiniteQueryOptions({
    queryKey: [...TEAM, 'downline', request],
    queryFn: ({ pageParam, signal }) =>
      api.agent.downline(
        {
          ...request,
          page: pageParam,
          size: request.userName === undefined ? PAGE_SIZE : FOUND_SIZE,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(memberKey),
    // Comparing thousands of rows on every page would cost more than it saves.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });

/** One member, with the totals of a range. */
export const memberQuery = (memberId: string, range: Range) =>
  queryOptions({
    queryKey: [...TEAM, 'member', memberId, range],
    queryFn: ({ signal }) => api.agent.downlineDetail({ memberId, ...range }, { signal }),
  });

/** Counters and totals of a range. */
export const overviewQuery = (range: Range) =>
  queryOptions({
    queryKey: [...TEAM, 'overview', range],
    queryFn: async ({ signal }) => {
      const [counters, summary] = await Promise.all([
        api.agent.teamCounters(range, { signal }),
        api.agent.teamSummary(range, { signal }),
      ]);
      return { counters, summary };
    },
  });

/** Page size of a chart: its maximum number of rows. */
const CHART_ROWS = 100;

/** Team profit and loss by day or category, for a chart. */
export const chartQuery = (range: Range, groupBy: 'DAY' | 'CATEGORY') =>
  queryOptions({
    queryKey: [...TEAM, 'chart', groupBy, range],
    queryFn: async ({ signal }) =>
      (await api.agent.teamProfitLoss({ ...range, groupBy, page: 1, size: CHART_ROWS }, { signal }))
        .list,
  });

/** Key prefix of the rate settings. */
const RATES = [...accountKey, 'agent', 'rates'] as const;

/** Queries to refetch after a refusal: the rate settings have changed. */
export const RATES_OUTDATED = { 'rebate.out.of.range': RATES, 'quota.exhausted': RATES } as const;

/**
 * Rates that can be granted to a new account or, with `userName`, to a direct member, whose current rates are the
 * minimum.
 */
export const rateSettingsQuery = (userName?: string) =>
  queryOptions({
    queryKey: [...RATES, userName ?? null],
    queryFn: ({ signal }) =>
      api.agent.rebateSettings(userName === undefined ? {} : { userName }, { signal }),
    staleTime: 0,
  });

/** Path from the agent down to a member. */
export const pathQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...TEAM, 'path', memberId],
    queryFn: async ({ signal }) =>
      (await api.agent.downline({ memberId, page: 1, size: 1 }, { signal })).breadcrumb,
    staleTime: Infinity,
  });

import { api } from '@lobby/api-client';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Key prefix of what is known of the team. */
export const TEAM = [...accountKey, 'agent', 'team'] as const;

/** Rows of a page: a team of thousands takes few pages. */
const PAGE_SIZE = 100;
/** Rows of a page of what was searched for: few are looked at, and they come with every pause of the typing. */
const FOUND_SIZE = 40;

interface Range {
  startDate: number;
  endDate: number;
}

/** Which members are listed. */
export type DownlineRequest = Omit<
  NonNullable<Parameters<typeof api.agent.downline>[0]>,
  'page' | 'size'
>;

/** Members directly below the agent or a member, in pages. */
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
    getNextPageParam: nextPage,
    // Comparing thousands of rows with every page that arrives would cost more than it saves.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });

/** One member with the sums of a range. */
export const memberQuery = (memberId: string, range: Range) =>
  queryOptions({
    queryKey: [...TEAM, 'member', memberId, range],
    queryFn: ({ signal }) => api.agent.downlineDetail({ memberId, ...range }, { signal }),
  });

/** Counters and sums of a range. */
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

/** Most rows of a chart, and of a page. */
const CHART_ROWS = 100;

/** Profit and loss of the team by day or by category, for a chart. */
export const chartQuery = (range: Range, groupBy: 'DAY' | 'CATEGORY') =>
  queryOptions({
    queryKey: [...TEAM, 'chart', groupBy, range],
    queryFn: async ({ signal }) =>
      (await api.agent.teamProfitLoss({ ...range, groupBy, page: 1, size: CHART_ROWS }, { signal }))
        .list,
  });

/** Key prefix of the rates that may be given. */
const RATES = [...accountKey, 'agent', 'rates'] as const;

/** Refusals that show the rates that may be given to have changed: they are fetched again. */
export const RATES_OUTDATED = { 'rebate.out.of.range': RATES, 'quota.exhausted': RATES } as const;

/** Rates that may be given: to a new account, or to a direct member, whose present ones are the least. */
export const rateSettingsQuery = (userName?: string) =>
  queryOptions({
    queryKey: [...RATES, userName ?? null],
    queryFn: ({ signal }) =>
      api.agent.rebateSettings(userName === undefined ? {} : { userName }, { signal }),
    staleTime: 0,
  });

/** The way from the agent down to a member. */
export const pathQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...TEAM, 'path', memberId],
    queryFn: async ({ signal }) =>
      (await api.agent.downline({ memberId, page: 1, size: 1 }, { signal })).breadcrumb,
    staleTime: Infinity,
  });

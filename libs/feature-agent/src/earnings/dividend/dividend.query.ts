import { api, platformNow, type AgentStatement } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Maximum number of statements in one payment. */
export const MOST_AT_ONCE = 50;

/** Maximum range of the platform. */
const YEAR_DAYS = 365;

/** Periods of the income comparison. */
export const INCOME_PERIODS = ['DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const;
export type IncomePeriod = (typeof INCOME_PERIODS)[number];

/** Dividends due to downlines: as many as one payment covers, with the total of all. */
export const dueQuery = queryOptions({
  queryKey: [...accountKey, 'dividends', 'due'],
  queryFn: ({ signal }): Promise<{ list: AgentStatement[]; total: number }> => {
    const now = platformNow();
    return api.agent.dividends(
      {
        direction: 'OUT',
        status: 'DUE',
        page: 1,
        size: MOST_AT_ONCE,
        startDate: now - YEAR_DAYS * DAY_MS,
        endDate: now,
      },
      { signal },
    );
  },
});

/** Income of a period and of the previous one. */
export const incomeQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [...accountKey, 'income', period],
    queryFn: ({ signal }) => api.agent.income({ period }, { signal }),
  });

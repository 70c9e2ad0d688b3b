import { accountKey, memberInfoQuery } from '@lobby/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { allFigures, monthFigures, sessionFigures, todayFigures, type Figures } from './figures';

/** Periods of the money view. */
export const PERIODS = ['session', 'today', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

interface Asking {
  client: QueryClient;
  signal: AbortSignal;
}

const FIGURES: Readonly<Record<Period, (asking: Asking) => Promise<Figures>>> = {
  session: sessionFigures,
  today: todayFigures,
  month: monthFigures,
  all: async (asking) => {
    const { registeredAt } = await asking.client.fetchQuery(memberInfoQuery);
    return allFigures(registeredAt, asking);
  },
};

/** Money and play time of a period. */
export const figuresQuery = (period: Period) =>
  queryOptions({
    queryKey: [...accountKey, 'money', period],
    queryFn: ({ client, signal }) => FIGURES[period]({ client, signal }),
  });

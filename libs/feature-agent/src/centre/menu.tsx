import { PATHS } from '@lobby/core';
import { useHasScreen } from '@lobby/feature-kit';
import {
  accessDenied,
  useFlagsKnown,
  usePromotionKinds,
  useViewer,
  type Requirement,
} from '@lobby/session';
import {
  Chart,
  Coins,
  Dashboard,
  Megaphone,
  Percent,
  Rain,
  Receipt,
  Sale,
  Swap,
  UserPlus,
  Users,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';

type Labels = keyof typeof import('../labels/en/agent-centre.json');

/** Entry of the agent area. Shows if its needs are met and its screen exists. */
interface AgentEntry {
  label: Extract<Labels, `entry.${string}`>;
  icon: ReactNode;
  to: string;
  needs: Requirement;
  /** Requires an open promotion of this kind (D2 §3). */
  promotion?: 'RAIN';
}

const AGENT: Requirement = { agent: true };

/** Query that selects the agent's variant of a member screen (D2 §2). */
const AGENTS = '?types=A';

/** Entry of the agents' announcements. */
export const AGENT_NOTICES: AgentEntry = {
  label: 'entry.notices',
  icon: <Megaphone />,
  to: PATHS.agentNotices + AGENTS,
  needs: AGENT,
};

/** Entry of opening accounts; also in the bar. */
export const OPEN_ACCOUNT: AgentEntry = {
  label: 'entry.openAccount',
  icon: <UserPlus />,
  to: PATHS.openAccount,
  needs: AGENT,
};

/** Entry of the payment of dividends; also in the bar. */
export const DIVIDEND: AgentEntry = {
  label: 'entry.dividend',
  icon: <Coins />,
  to: PATHS.dividend,
  needs: { agent: true, contracts: true, flag: 'dividends' },
};

/** The eleven entries of the grid (D2 §2). */
export const GRID: readonly AgentEntry[] = [
  { label: 'entry.overview', icon: <Dashboard />, to: PATHS.teamOverview, needs: AGENT },
  { label: 'entry.team', icon: <Users />, to: PATHS.team, needs: AGENT },
  { label: 'entry.bets', icon: <Receipt />, to: PATHS.teamBets, needs: AGENT },
  { label: 'entry.profitAndLoss', icon: <Chart />, to: PATHS.teamProfitAndLoss, needs: AGENT },
  { label: 'entry.rain', icon: <Rain />, to: PATHS.redRain, needs: AGENT, promotion: 'RAIN' },
  { label: 'entry.agentRebate', icon: <Sale />, to: PATHS.agentRebate, needs: AGENT },
  { label: 'entry.teamRebate', icon: <Percent />, to: PATHS.teamRebate, needs: AGENT },
  DIVIDEND,
  OPEN_ACCOUNT,
  { label: 'entry.transactions', icon: <Swap />, to: PATHS.transactions + AGENTS, needs: AGENT },
  AGENT_NOTICES,
];

/**
 * Returns a filter for entries that the viewer can open. If the open promotions fail to load, shows their entries:
 * their screens report it.
 */
export function useIsForViewer(): (entry: AgentEntry) => boolean {
  const viewer = useViewer();
  const hasScreen = useHasScreen();
  const flagsKnown = useFlagsKnown();
  const { data: kinds, isError } = usePromotionKinds();
  return ({ to, needs, promotion }) => {
    const [path = to] = to.split('?');
    const known = needs.flag === undefined || flagsKnown;
    const open = promotion === undefined || (kinds?.includes(promotion) ?? isError);
    return known && open && hasScreen(path) && accessDenied(needs, viewer) === null;
  };
}

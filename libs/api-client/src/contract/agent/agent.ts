import { agentContracts } from './contracts';
import { agentDownlines } from './downlines';
import { agentLinks } from './links';
import { agentRain } from './rain';
import { agentRebates } from './rebates';
import { agentTeam } from './team';

/** Calls about the agent area. */
export const agent = {
  ...agentTeam,
  ...agentDownlines,
  ...agentRebates,
  ...agentLinks,
  ...agentContracts,
  ...agentRain,
};

import { agentDividend } from './agent-dividend';
import { agentHours } from './agent-hours';
import { agentRain } from './agent-rain';
import { agentSalary } from './agent-salary';
import { agentDownlines } from './agent-downlines';
import { agentLinks } from './agent-links';
import { agentRebates } from './agent-rebates';
import { agentTeam } from './agent-team';
import type { AreaHandlers } from '../calls/handler';

export const agent: AreaHandlers<'agent'> = {
  ...agentTeam,
  ...agentDownlines,
  ...agentRebates,
  ...agentLinks,
  ...agentDividend,
  ...agentSalary,
  ...agentHours,
  ...agentRain,
};

import type { contract } from '@lobby/api-client/contract';
import { agentDividend } from './agent-dividend';
import { agentDownlines } from './agent-downlines';
import { agentHours } from './agent-hours';
import { agentLinks } from './agent-links';
import { agentRain } from './agent-rain';
import { agentRebates } from './agent-rebates';
import { agentSalary } from './agent-salary';
import { agentTeam } from './agent-team';
import type { Examples } from './example';

export const agent: Examples<typeof contract.agent> = {
  ...agentTeam,
  ...agentDownlines,
  ...agentRebates,
  ...agentLinks,
  ...agentDividend,
  ...agentSalary,
  ...agentHours,
  ...agentRain,
};

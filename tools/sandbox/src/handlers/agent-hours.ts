import { callsOf } from './agent-contracts';
import type { AreaHandlers } from '../calls/handler';

const hours = callsOf('HOUR');

export const agentHours = {
  currentHours: hours.current,
  hourContract: hours.info,
  hourSalaries: hours.statements,
  proposeHours: hours.propose,
  processHours: hours.process,
  hourContracts: hours.contracts,
} satisfies Partial<AreaHandlers<'agent'>>;

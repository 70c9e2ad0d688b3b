import { callsOf } from './agent-contracts';
import type { AreaHandlers } from '../calls/handler';

const hours = callsOf('HOUR');

export const agentHours = {
  currentHours: hours.current,
  hourContract: hours.info,
  hourSalaries: hours.statements,
  proposeHours: hours.propose,
  answerHours: hours.answer,
  hourContracts: hours.contracts,
} satisfies Partial<AreaHandlers<'agent'>>;

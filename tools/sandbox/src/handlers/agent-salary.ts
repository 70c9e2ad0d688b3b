import { callsOf, contractRequests } from './agent-contracts';
import type { AreaHandlers } from '../calls/handler';

const salary = callsOf('SALARY');

export const agentSalary = {
  currentSalary: salary.current,
  salaryContract: salary.info,
  salaries: salary.statements,
  proposeSalary: salary.propose,
  processSalary: salary.process,
  salaryContracts: salary.contracts,
  salaryRequest: contractRequests,
} satisfies Partial<AreaHandlers<'agent'>>;

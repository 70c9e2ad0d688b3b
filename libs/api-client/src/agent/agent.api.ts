export * from './downlines';
export * from './links';
export * from './rebates';
export * from './team';
export * from './dividend';
export * from './salary';
export * from './hours';
export * from './rain';
export type {
  AgentContract,
  AgentStatement,
  ContractDecision,
  ContractOffer,
  ContractOffers,
  ContractPeriod,
  ContractQuery,
  ContractStanding,
  ContractStatus,
  ContractTier,
  OfferedTier,
  RunningEarnings,
  RunningPeriod,
  StatementPage,
  StatementQuery,
  StatementStatus,
  StatementTotals,
} from './contracts';

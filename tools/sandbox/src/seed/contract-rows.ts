import { BRAND_CODES, brandOf } from '../brands/brands';
import type { ContractRow } from '../contracts/contracts';
import type { Value } from '../database/db';
import { startOfDay } from '../paging/range';
import { lastDay, type PlacedContract, placedContracts } from './contract-past';
import { type SeedStatement, seedStatements } from './contract-statements';
import type { SeedPlan } from './plan';
import type { Rows } from './columns.data';

/** Stored status by contract status; the status of an accepted contract is derived from its days. */
const STORED: Readonly<Record<PlacedContract['status'], ContractRow['status']>> = {
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  ACTIVE: 'ACTIVE',
  ENDING: 'ACTIVE',
  ENDED: 'ACTIVE',
};

const contractRow = (contract: PlacedContract): Value[] => [
  contract.id,
  contract.brand.code,
  contract.kind,
  contract.payerId,
  contract.receiverId,
  STORED[contract.status],
  contract.period,
  JSON.stringify(contract.minorTiers),
  null,
  contract.createdAt,
  contract.answeredAt,
  contract.effectiveDay,
  contract.endsDay,
  contract.settledDay,
  contract.closesDay,
  contract.endedAt,
  contract.endedAt === null ? null : contract.payerId,
];

const statementRow = (statement: SeedStatement): Value[] => {
  const { contract, days, stake, loss, active, rate, hours, amount } = statement;
  const { brand, id, kind, payerId, receiverId } = contract;
  return [
    null,
    id,
    brand.code,
    kind,
    payerId,
    receiverId,
    days.first,
    days.after,
    stake,
    loss,
    active,
    rate,
    hours,
    amount,
    statement.status,
    statement.paidAt,
    statement.orderNo,
  ];
};

/** Contracts, their statements, and the first settlement job. */
export function contractRows(plan: SeedPlan): Rows {
  return [
    ['contracts', placedContracts(plan).map(contractRow)],
    ['statements', seedStatements(plan).map(statementRow)],
    [
      'jobs',
      BRAND_CODES.map((code): Value[] => {
        const brand = brandOf(code);
        const midnight = startOfDay(brand, lastDay(brand, plan) + 1);
        return [null, 'contracts.settle', code, midnight];
      }),
    ],
  ];
}

export * from './methods';
export * from './orders';
export * from './payments';
export * from './promotions';
export type { DepositKind, DepositOrder, DepositStatus, Payee } from './to-order';

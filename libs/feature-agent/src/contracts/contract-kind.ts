import { createContext, use } from 'react';
import type { Kind } from './contract-kinds';

/** Context with the kind of contract of a screen. */
export const ContractKind = createContext<Kind | undefined>(undefined);

/** Kind of contract of the screen; throws outside `ContractKind`. */
export function useContractKind(): Kind {
  const kind = use(ContractKind);
  if (kind === undefined) throw new Error('no kind of contract');
  return kind;
}

import { ContractPrompt } from '@lobby/feature-account';
import { accessDenied, useViewer } from '@lobby/session';
import { Suspense } from 'react';
import { useIdle } from './use-idle';

/** Contracts that wait for a member's answer (D1 §4); asked for once Home stands and rests. */
export function ContractBlock() {
  const idle = useIdle();
  const mayHave = accessDenied({ contracts: true }, useViewer()) === null;
  if (!idle || !mayHave) return null;
  return (
    <Suspense fallback={null}>
      <ContractPrompt />
    </Suspense>
  );
}

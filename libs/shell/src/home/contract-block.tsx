import { ContractPrompt } from '@lobby/feature-account';
import { accessDenied, useViewer } from '@lobby/session';
import { Suspense } from 'react';
import { useIdle } from '@lobby/feature-kit';

/** Prompts for contracts to sign (D1 §4); loads when the page is idle, for permitted account types only. */
export function ContractBlock() {
  const idle = useIdle();
  const permitted = accessDenied({ contracts: true }, useViewer()) === null;
  if (!idle || !permitted) return null;
  return (
    <Suspense fallback={null}>
      <ContractPrompt />
    </Suspense>
  );
}

import { readStored } from '@lobby/core';
import { useLimitedWait } from '@lobby/feature-kit';
import { withLabels } from '@lobby/i18n';
import { statusQuery, useFirstWait } from '@lobby/session';
import { useHydrating } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { isPublished } from '../publish/published-page';
import { gateOf } from './gate';

const ClosedScreen = lazy(() =>
  withLabels(['shell-overlays'], () => import('./closed-screen/closed-screen')),
);

/** Shows its children while the platform is open, else the closed screen (D1 §4). */
export function StatusGate({ children }: { children: ReactNode }) {
  const query = useQuery(statusQuery);
  const { data, isPending, refetch } = query;
  const hydrating = useHydrating();
  const waiting = useLimitedWait(useFirstWait(query));
  // Published content stays until it is hydrated and the status is known.
  if (hydrating || (isPending && isPublished())) return children;
  if (waiting) return <FrameSkeleton />;
  // If the status fails or is slow to load, use the last known one (decision 25).
  const status = data ?? readStored('systemStatus');
  const gate = gateOf(status);
  if (gate === 'open' || !status) return children;
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <ClosedScreen gate={gate} status={status} onCheck={() => refetch({ throwOnError: true })} />
    </Suspense>
  );
}

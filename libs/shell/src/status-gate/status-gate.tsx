import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { gateOf } from './gate';
import { statusQuery } from './status.query';

const ClosedScreen = lazy(() => import('./closed-screen'));

/** Shows the product only while the platform is open to this visitor (D1 §4). */
export function StatusGate({ children }: { children: ReactNode }) {
  const { data, isPending, refetch } = useQuery(statusQuery);
  if (isPending) return <FrameSkeleton />;
  const gate = gateOf(data);
  if (gate === 'open' || !data) return children;
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <ClosedScreen gate={gate} status={data} onCheck={() => refetch()} />
    </Suspense>
  );
}

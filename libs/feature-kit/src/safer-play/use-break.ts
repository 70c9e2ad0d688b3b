import { accessDenied, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from './protection.query';

/** The break that the person is in, with its end where it has one; null without a break, or while that is not known. */
export function useBreak(): { until: number | undefined } | null {
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  const { data } = useQuery({ ...protectionQuery, enabled: own });
  const until = data?.selfExclusion?.until ?? data?.timeOut?.until;
  if (until === undefined) return null;
  return { until: typeof until === 'number' ? until : undefined };
}

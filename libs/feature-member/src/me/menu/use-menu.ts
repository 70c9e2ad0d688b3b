import type { MemberInfo } from '@lobby/api-client';
import { loginPath } from '@lobby/core';
import { useHasScreen } from '@lobby/feature-kit';
import {
  accessDenied,
  hasInbox,
  memberInfoQuery,
  useFirstWait,
  useFlagsKnown,
  usePromotionKinds,
  useViewer,
  type Viewer,
} from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { MENU, type EntryNeeds, type MenuEntry, type MenuPlace } from './menu';

interface Circumstances {
  viewer: Viewer;
  member: Pick<MemberInfo, 'vipLabel'> | undefined;
  promotions: readonly string[];
}

/** Whether an entry is for this viewer (D2 §6). One that only lacks a session shows: it leads to the login screen. */
function isFor(needs: EntryNeeds, { viewer, member, promotions }: Circumstances): boolean {
  const denied = accessDenied(needs, viewer);
  if (denied === 'switched-off' || (needs.agent && denied !== null)) return false;
  if (needs.vipLabel && member?.vipLabel === undefined) return false;
  if (needs.inbox && viewer.session && !hasInbox(viewer)) return false;
  return needs.promotion === undefined || promotions.includes(needs.promotion);
}

/** The member centre's entries. */
export interface Menu {
  /** Whether all is known that decides what shows. */
  known: boolean;
  /** Set when a query of the menu failed, whose entries are then missing: whether it is loading again, and how to retry. */
  failure: { busy: boolean; onRetry(): void } | undefined;
  /** Entries of a place that are for the viewer and whose screens exist; a guest's lead to the login screen. */
  entriesOf(place: MenuPlace): readonly MenuEntry[];
}

/** The member centre's entries for the viewer. */
export function useMenu(): Menu {
  const viewer = useViewer();
  const hasScreen = useHasScreen();
  const flagsKnown = useFlagsKnown();
  const member = useQuery({ ...memberInfoQuery, enabled: viewer.session !== null });
  const promotions = usePromotionKinds();
  const promotionsKnown = !useFirstWait(promotions);
  const here = { viewer, member: member.data, promotions: promotions.data ?? [] };
  return {
    known: flagsKnown && promotionsKnown && !member.isLoading,
    failure:
      promotionsKnown && !promotions.data
        ? { busy: promotions.isFetching, onRetry: () => void promotions.refetch() }
        : undefined,
    entriesOf: (place) =>
      MENU[place]
        .filter(({ to, needs }) => hasScreen(to) && isFor(needs, here))
        .map((entry) => (viewer.session ? entry : { ...entry, to: loginPath(entry.to) })),
  };
}

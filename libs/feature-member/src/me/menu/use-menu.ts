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

/** Whether to show an entry (D2 §6). A missing session does not hide it: the entry then links to the login. */
function isFor(needs: EntryNeeds, { viewer, member, promotions }: Circumstances): boolean {
  const denied = accessDenied(needs, viewer);
  if (denied === 'switched-off' || (needs.agent && denied !== null)) return false;
  if (needs.vipLabel && member?.vipLabel === undefined) return false;
  if (needs.inbox && viewer.session && !hasInbox(viewer)) return false;
  return needs.promotion === undefined || promotions.includes(needs.promotion);
}

/** The member centre's entries. */
export interface Menu {
  /** Whether everything that decides which entries show is loaded. */
  known: boolean;
  /** Set if one of the menu's queries failed, which hides its entries. */
  failure: { busy: boolean; onRetry(): void } | undefined;
  /** Visible entries of a section; for guests they link to the login. */
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

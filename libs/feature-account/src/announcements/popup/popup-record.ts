import type { Announcement } from '@lobby/api-client';
import type { SessionRecord, Stored } from '@lobby/core';

type PopupRecord = Stored<'memberPopups'>;

/** Maximum number of popups shown and recorded. */
export const MAX_POPUPS = 50;

/** Storage key of the record: members and guests have one each (D1 §4). */
export const recordNameOf = (session: SessionRecord | null) =>
  session ? 'memberPopups' : 'guestPopups';

/** Popups for this visitor (D1 §4): guests B; members A, and F at a first login, also once the password is changed. */
export function popupsFor(
  popups: readonly Announcement[],
  session: SessionRecord | null,
): Announcement[] {
  const first = session?.firstTimeLogin || session?.firstVisit;
  const executions = session ? ['A', ...(first ? ['F'] : [])] : ['B'];
  return popups.filter(({ execution = '' }) => executions.includes(execution)).slice(0, MAX_POPUPS);
}

const toList = (popups: readonly Announcement[]) =>
  popups.map(({ title, content }) => ({ title, content }));

const isSame = (a: PopupRecord['list'], b: PopupRecord['list']) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Record for a list: unchanged if the list is the stored one, otherwise shown again (D1 §4). */
export function recordFor(popups: readonly Announcement[], stored: PopupRecord): PopupRecord {
  const list = toList(popups);
  return isSame(list, stored.list) ? stored : { show: true, list };
}

/** Record after these popups were closed. */
export const closedRecord = (popups: readonly Announcement[]): PopupRecord => ({
  show: false,
  list: toList(popups),
});

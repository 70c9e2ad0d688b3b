import type { Announcement } from '@lobby/api-client';
import type { SessionRecord, Stored } from '@lobby/core';

type PopupRecord = Stored<'memberPopups'>;

/** As many as a record holds: nobody leafs through more. */
export const MOST_POPUPS = 50;

/** Which of the two records a visitor has: their own words must not hide each other's (D1 §4). */
export const recordNameOf = (session: SessionRecord | null) =>
  session ? 'memberPopups' : 'guestPopups';

/** Who sees what (D1 §4): guests B; members A, and F at a first login. */
export function popupsFor(
  popups: readonly Announcement[],
  session: SessionRecord | null,
): Announcement[] {
  const executions = session ? ['A', ...(session.firstTimeLogin ? ['F'] : [])] : ['B'];
  return popups
    .filter(({ execution = '' }) => executions.includes(execution))
    .slice(0, MOST_POPUPS);
}

const seenOf = (popups: readonly Announcement[]) =>
  popups.map(({ title, content }) => ({ title, content }));

const alike = (a: PopupRecord['list'], b: PopupRecord['list']) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The record for a list: one that differs from what was seen shows again (D1 §4). */
export function recordFor(popups: readonly Announcement[], kept: PopupRecord): PopupRecord {
  const list = seenOf(popups);
  return alike(list, kept.list) ? kept : { show: true, list };
}

/** The record once the person has closed these popups. */
export const closedRecord = (popups: readonly Announcement[]): PopupRecord => ({
  show: false,
  list: seenOf(popups),
});

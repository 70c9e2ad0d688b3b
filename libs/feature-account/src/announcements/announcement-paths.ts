import { PATHS } from '@lobby/core';
import type { Audience } from './announcements.query';

/** Address of one announcement (D1 §2). */
export function announcementPath(id: string, audience: Audience): string {
  const query = new URLSearchParams({ id, ...(audience === 'agents' ? { types: 'A' } : {}) });
  return `${PATHS.announcement}?${query}`;
}

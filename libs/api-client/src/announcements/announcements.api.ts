import { apiConfig } from '../config';
import { announcements } from '../contract/announcements';
import type { CallAnswer } from '../contract';
import { send, type SendOptions } from '../transport/send';

type WireBanner = CallAnswer<typeof announcements.list>['banners'][number];
type WireAnnouncement = CallAnswer<typeof announcements.list>['notices'][number];

export type BannerTarget = { kind: 'link' | 'promotion' | 'game'; value: string };

export interface BannerSlide {
  id: string;
  title: string;
  caption: string;
  /** Address of the picture without its ending. */
  picture: string;
  target: BannerTarget | undefined;
}

export interface Announcement {
  id: string;
  title: string;
  /** Rich text of the server: never set as HTML without cleaning (decision 23). */
  content: string;
  /** Milliseconds since the epoch. */
  startDate: number;
  read: boolean;
  execution: 'A' | 'B' | 'F' | undefined;
}

export interface AnnouncementBoard {
  banners: BannerSlide[];
  notices: Announcement[];
  popups: Announcement[];
  unreadCount: number;
}

const TARGET_KINDS = { URL: 'link', P: 'promotion', G: 'game' } as const;

function toSlide(wire: WireBanner): BannerSlide {
  const target =
    wire.linkage && wire.linkageType
      ? { kind: TARGET_KINDS[wire.linkageType], value: wire.linkage }
      : undefined;
  return { id: wire.id, title: wire.title, caption: wire.caption ?? '', picture: wire.url, target };
}

function toAnnouncement(wire: WireAnnouncement): Announcement {
  const { id, title, content, startDate, read, execution } = wire;
  return { id, title, content, startDate, read, execution: execution ?? undefined };
}

/** Where a page's announcements come from (D1 §7): content types, and the group of its banners. */
export const ANNOUNCEMENT_GROUPS = {
  home: { types: 'B,PL,PU', groupName: 'm_home' },
  registration: { types: 'B', groupName: 'm_reg' },
  streams: { types: 'B', groupName: 'm_stream' },
} as const;

export async function board(
  group: keyof typeof ANNOUNCEMENT_GROUPS,
  options?: SendOptions,
): Promise<AnnouncementBoard> {
  const { merchant, language } = apiConfig();
  const input = {
    ...ANNOUNCEMENT_GROUPS[group],
    platform: 'M' as const,
    merchantCode: merchant,
    language: language(),
  };
  const value = await send(announcements.list, input, options);
  return {
    banners: value.banners.map(toSlide),
    notices: value.notices.map(toAnnouncement),
    popups: value.popup.map(toAnnouncement),
    unreadCount: value.footer?.unreadCount ?? 0,
  };
}

export async function markRead(id: string): Promise<void> {
  await send(announcements.markRead, { announcementId: id, read: true });
}

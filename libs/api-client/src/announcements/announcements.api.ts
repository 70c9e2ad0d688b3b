import { apiConfig } from '../config';
import { announcements } from '../contract/announcements';
import type { CallAnswer } from '../contract';
import { send, type SendOptions } from '../transport/send';
import { type Page, pageInputOf, type PageQuery, toPage } from '../values';

export * from './inbox';

type WireBanner = CallAnswer<typeof announcements.list>['banners'][number];
type WireAnnouncement = CallAnswer<typeof announcements.list>['notices'][number];
type WireNews = CallAnswer<typeof announcements.lobbyNews>['list'][number];

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
  /** Address of its picture without the ending: the second of its images is the banner (D1 §3). */
  picture: string | undefined;
}

/** One piece of lobby news. */
export interface News {
  id: string;
  title: string;
  /** Rich text of the server: never set as HTML without cleaning (decision 23). */
  content: string;
  /** Milliseconds since the epoch. */
  startDate: number;
  /** Address of the picture without its ending. */
  picture: string | undefined;
  target: BannerTarget | undefined;
}

export interface AnnouncementBoard {
  banners: BannerSlide[];
  notices: Announcement[];
  popups: Announcement[];
  unreadCount: number;
}

const TARGET_KINDS = { URL: 'link', P: 'promotion', G: 'game' } as const;

const toTarget = ({
  linkage,
  linkageType,
}: Pick<WireBanner, 'linkage' | 'linkageType'>): BannerTarget | undefined =>
  linkage && linkageType ? { kind: TARGET_KINDS[linkageType], value: linkage } : undefined;

const toSlide = (wire: WireBanner): BannerSlide => ({
  id: wire.id,
  title: wire.title,
  caption: wire.caption ?? '',
  picture: wire.url,
  target: toTarget(wire),
});

const toNews = (wire: WireNews): News => ({
  id: wire.id,
  title: wire.title,
  content: wire.content,
  startDate: wire.startDate,
  picture: wire.url ?? undefined,
  target: toTarget(wire),
});

/** D1 §3 */
const BANNER_SEQUENCE = 2;

function toAnnouncement(wire: WireAnnouncement): Announcement {
  const { id, title, content, startDate, read, execution, announcementImages } = wire;
  const banner = announcementImages?.find(({ sequence }) => sequence === BANNER_SEQUENCE);
  return {
    id,
    title,
    content,
    startDate,
    read,
    execution: execution ?? undefined,
    picture: banner?.url,
  };
}

/** Where a page's announcements come from (D1 §7): content types, and the group of its banners. */
export const ANNOUNCEMENT_GROUPS = {
  home: { types: 'B,PL,PU', groupName: 'm_home' },
  registration: { types: 'B', groupName: 'm_reg' },
  streams: { types: 'B', groupName: 'm_stream' },
  members: { types: 'PL' },
  agents: { types: 'A' },
} as const;

/** Banners of the streams are for their own page; every other group may stand anywhere (D1 §2). */
const isOfStreams = ({ group }: WireBanner) => group === ANNOUNCEMENT_GROUPS.streams.groupName;

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
    banners: value.banners
      .filter((banner) => group === 'streams' || !isOfStreams(banner))
      .map(toSlide),
    notices: value.notices.map(toAnnouncement),
    popups: value.popup.map(toAnnouncement),
    unreadCount: value.footer?.unreadCount ?? 0,
  };
}

export async function markRead(id: string): Promise<void> {
  await send(announcements.markRead, { announcementId: id, read: true });
}

/** Notices, the most read first (D1 §7); at most 50. */
export async function popular(
  query: { count?: number } = {},
  options?: SendOptions,
): Promise<Announcement[]> {
  const input = { size: query.count, language: apiConfig().language() };
  const { list } = await send(announcements.popular, input, options);
  return list.map(toAnnouncement);
}

/** News of the lobby, the newest first. */
export async function lobbyNews(query: PageQuery, options?: SendOptions): Promise<Page<News>> {
  const input = { ...pageInputOf(query), language: apiConfig().language() };
  return toPage(await send(announcements.lobbyNews, input, options), toNews);
}

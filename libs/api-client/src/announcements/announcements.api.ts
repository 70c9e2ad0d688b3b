import { apiConfig, languageParam } from '../config';
import type { Answered, CallInput } from '../contract';
import { announcements } from '../contract/announcements/announcements';
import type {
  announcement,
  banner,
  inboxEntry,
  news,
  promotionEntry,
} from '../contract/announcements/shapes';
import { UNKNOWN } from '../contract/wire';
import { promotionTitle } from '../rewards/promotion-title';
import { bind, send, type SendOptions } from '../transport/send';

type WireBanner = Answered<typeof banner>;

const TARGET_KINDS = { URL: 'link', P: 'promotion', G: 'game' } as const;

/** Target of a banner; undefined for an unknown kind. */
const toTarget = ({
  linkage,
  linkageType = UNKNOWN,
}: Pick<WireBanner, 'linkage' | 'linkageType'>) =>
  linkage && linkageType !== UNKNOWN
    ? { kind: TARGET_KINDS[linkageType], value: linkage }
    : undefined;

const toSlide = (wire: WireBanner) => ({
  id: wire.id,
  title: wire.title,
  caption: wire.caption ?? '',
  /** Address of the picture without its ending. */
  picture: wire.url,
  target: toTarget(wire),
});

export type BannerSlide = ReturnType<typeof toSlide>;

/** D1 §3 */
const BANNER_SEQUENCE = 2;

const toAnnouncement = ({
  id,
  title,
  content,
  startDate,
  read,
  execution,
  announcementImages,
}: Answered<typeof announcement>) => ({
  id,
  title,
  /** Rich text of the server: never set as HTML without cleaning (decision 23). */
  content,
  /** Milliseconds since the epoch. */
  startDate,
  read,
  execution,
  /** Address of its picture without the ending: the second of its images is the banner (D1 §3). */
  picture: announcementImages?.find(({ sequence }) => sequence === BANNER_SEQUENCE)?.url,
});

/** An announcement of a board. */
export type Announcement = ReturnType<typeof toAnnouncement>;

/**
 * Where a page's announcements come from (D1 §7): content types, and the group of its banners; Home has those of every
 * group but the streams' (D2 §2).
 */
export const ANNOUNCEMENT_GROUPS = {
  home: { types: 'B,PL,PU' },
  registration: { types: 'B', groupName: 'm_reg' },
  streams: { types: 'B,PL', groupName: 'm_stream' },
  members: { types: 'PL' },
  agents: { types: 'A' },
} as const;

/** Whether a banner is for the streams page only; other groups may appear on any page (D1 §2). */
const isOfStreams = ({ group }: WireBanner) => group === ANNOUNCEMENT_GROUPS.streams.groupName;

/** Banners, notices, popups and the unread count of a page, in the current language (D1 §7). */
export async function board(group: keyof typeof ANNOUNCEMENT_GROUPS, options?: SendOptions) {
  const input = {
    ...ANNOUNCEMENT_GROUPS[group],
    platform: 'M',
    merchantCode: apiConfig().merchant,
    ...languageParam(),
  } as const;
  const value = await send(announcements.list, input, options);
  return {
    banners: value.banners.filter((one) => group === 'streams' || !isOfStreams(one)).map(toSlide),
    notices: value.notices.map(toAnnouncement),
    popups: value.popup.map(toAnnouncement),
    unreadCount: value.footer?.unreadCount ?? 0,
  };
}

/** Answer of `board`. */
export type AnnouncementBoard = Awaited<ReturnType<typeof board>>;

const toPromotion = (wire: Answered<typeof promotionEntry>) => ({
  ...toAnnouncement(wire),
  title: promotionTitle(wire.title),
  /** Key of D2 §2. */
  category: wire.promotionType,
  /** Milliseconds since the epoch; undefined: no end. */
  endDate: wire.endDate,
  howTo: wire.howTo,
  /** Of the viewer, also of a guest (D2 §3). */
  status: wire.status,
});

/** Promotions, ended ones last, and the first that run (D2 §2). */
export async function promotions(options?: SendOptions) {
  const merchantCode = apiConfig().merchant;
  const input = { types: 'PR', platform: 'M', merchantCode, ...languageParam() } as const;
  const { promotion, hot } = await send(announcements.list, input, options);
  return { promotions: promotion.map(toPromotion), hot: hot.map(toPromotion) };
}

/** A promotion among the announcements. */
export type AnnouncedPromotion = ReturnType<typeof toPromotion>;

/** Marks an announcement as read by the member (D1 §4). */
export const markRead = (id: string) =>
  send(announcements.markRead, { announcementId: id, read: true });

/** Notices, the most read first (D1 §7); at most 50. */
export async function popular(query: { size?: number } = {}, options?: SendOptions) {
  const { list } = await send(announcements.popular, query, options);
  return list.map(toAnnouncement);
}

const toNews = ({ id, title, content, startDate, picture, target }: Answered<typeof news>) => ({
  id,
  title,
  /** Rich text of the server: never set as HTML without cleaning (decision 23). */
  content,
  /** Milliseconds since the epoch. */
  startDate,
  /** Address of the picture without its ending. */
  picture: picture ?? undefined,
  /** Undefined for none, or one of an unknown kind. */
  target: target && target.kind !== UNKNOWN ? { ...target, kind: target.kind } : undefined,
});

export type News = ReturnType<typeof toNews>;

/** News of the lobby, the newest first (D2 §7). */
export async function lobbyNews(
  query: CallInput<typeof announcements.lobbyNews> = {},
  options?: SendOptions,
) {
  const page = await send(announcements.lobbyNews, query, options);
  return { ...page, list: page.list.map(toNews) };
}

/** Messages to the account, the newest first. Of types 0, 1, 2, where MAILCEN is on (D1 §6). */
export const inbox = bind(announcements.inbox);

/** One message, which is read from then on. Throws `record.not.found`. */
export const inboxMessage = bind(announcements.inboxMessage);

/** Marks every message as read; returns how many were unread. */
export const readInbox = bind(announcements.readInbox);

/** Throws `record.not.found`. */
export const deleteInboxMessage = bind(announcements.deleteInboxMessage);

export type BannerTarget = NonNullable<BannerSlide['target']>;
export type InboxEntry = Answered<typeof inboxEntry>;

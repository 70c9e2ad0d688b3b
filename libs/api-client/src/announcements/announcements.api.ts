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
  /** URL of the picture without its extension. */
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
  /** Rich text from the server: sanitize before rendering as HTML (decision 23). */
  content,
  /** Milliseconds since the epoch. */
  startDate,
  read,
  execution,
  /** URL of the picture without its extension: the image with sequence 2 is the banner (D1 §3). */
  picture: announcementImages?.find(({ sequence }) => sequence === BANNER_SEQUENCE)?.url,
});

/** An announcement of a board. */
export type Announcement = ReturnType<typeof toAnnouncement>;

/**
 * Announcement query of each page (D1 §7): content types and banner group. Home omits the group and excludes the
 * banners of the streams page (D2 §2).
 */
const ANNOUNCEMENT_GROUPS = {
  home: { types: 'B,PL,PU' },
  registration: { types: 'B', groupName: 'm_reg' },
  streams: { types: 'B,PL', groupName: 'm_stream' },
  members: { types: 'PL' },
  agents: { types: 'A' },
} as const;

/** Whether a banner is for the streams page only; other groups can appear on any page (D1 §2). */
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
  /** Category key (D2 §2). */
  category: wire.promotionType,
  /** Milliseconds since the epoch; undefined if there is no end. */
  endDate: wire.endDate,
  howTo: wire.howTo,
  /** Status for the viewer, including guests (D2 §3). */
  status: wire.status,
});

/** Returns all promotions, ended ones last, and the highlighted running ones (D2 §2). */
export async function promotions(options?: SendOptions) {
  const merchantCode = apiConfig().merchant;
  const input = { types: 'PR', platform: 'M', merchantCode, ...languageParam() } as const;
  const { promotion, hot } = await send(announcements.list, input, options);
  return { promotions: promotion.map(toPromotion), hot: hot.map(toPromotion) };
}

/** A promotion as listed among announcements. */
export type AnnouncedPromotion = ReturnType<typeof toPromotion>;

/** Marks an announcement as read by the member (D1 §4). */
export const markRead = (id: string) =>
  send(announcements.markRead, { announcementId: id, read: true });

/** Notices by number of readers, descending (D1 §7); at most 50. */
export async function popular(query: { size?: number } = {}, options?: SendOptions) {
  const { list } = await send(announcements.popular, query, options);
  return list.map(toAnnouncement);
}

const toNews = ({ id, title, content, startDate, picture, target }: Answered<typeof news>) => ({
  id,
  title,
  /** Rich text from the server: sanitize before rendering as HTML (decision 23). */
  content,
  /** Milliseconds since the epoch. */
  startDate,
  /** URL of the picture without its extension. */
  picture: picture ?? undefined,
  /** Undefined if there is no target or its kind is unknown. */
  target: target && target.kind !== UNKNOWN ? { ...target, kind: target.kind } : undefined,
});

export type News = ReturnType<typeof toNews>;

/** Lobby news, newest first (D2 §7). */
export async function lobbyNews(
  query: CallInput<typeof announcements.lobbyNews> = {},
  options?: SendOptions,
) {
  const page = await send(announcements.lobbyNews, query, options);
  return { ...page, list: page.list.map(toNews) };
}

/** Messages to the account, newest first. For account types 0, 1 and 2, if the flag MAILCEN is on (D1 §6). */
export const inbox = bind(announcements.inbox);

/** Returns one message and marks it as read. Throws `record.not.found`. */
export const inboxMessage = bind(announcements.inboxMessage);

/** Marks every message as read; returns how many were unread. */
export const readInbox = bind(announcements.readInbox);

/** Deletes a message. Throws `record.not.found`. */
export const deleteInboxMessage = bind(announcements.deleteInboxMessage);

export type BannerTarget = NonNullable<BannerSlide['target']>;
export type InboxEntry = Answered<typeof inboxEntry>;

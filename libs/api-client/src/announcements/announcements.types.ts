import type { Answered, CallAnswer } from '../contract';
import type { announcements } from '../contract/announcements/announcements';
import type { inboxEntry, news } from '../contract/announcements/shapes';
import type { BannerSlide } from './announcements.api';

export type { Announcement, AnnouncementBoard, BannerSlide } from './announcements.api';
export type BannerTarget = NonNullable<BannerSlide['target']>;
export type InboxEntry = Answered<typeof inboxEntry>;
export type InboxMessage = CallAnswer<typeof announcements.inboxMessage>;
export type News = Answered<typeof news>;

export { api } from './api';
export { ApiError } from './api-error';
export type { ApiErrorKind } from './api-error';
export { configureApi } from './config';
export { payoutLinkOf } from './legacy/payout-link-of';
export { warmSealedWrites } from './warm';
export type { ApiConfig } from './config';
export type { ErrorCode } from './contract';
export type {
  FieldRule,
  GrantedSession,
  Registration,
  RegisterSettings,
} from './access/access.api';
export type {
  Announcement,
  AnnouncementBoard,
  BannerSlide,
  BannerTarget,
} from './announcements/announcements.api';
export type { GamePage, GameQuery, VendorGroup } from './games/games.api';
export type { Game } from './games/to-game';
export type { MemberInfo } from './member/member.api';
export type { Host } from './streams/streams.api';
export type { Amount, Page, PageQuery, Range, Rate, TotalledPage } from './values';
export type { Wallet } from './wallet/wallet.api';
export type {
  Country,
  ServiceContact,
  Settings,
  SystemStatus,
  Whitelabel,
} from './system/system.api';

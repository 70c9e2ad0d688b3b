export { api } from './api';
export { ApiError, noResponse } from './api-error';
export type { ApiErrorKind } from './api-error';
export { apiConfig, configureApi } from './config';
export type { ApiConfig, DroppedRows } from './config';
export { DEPOSIT_STATUSES, isDepositOpen } from './contract/deposit/statuses';
export { DOCUMENTED_LIMITS } from './contract/system/documented-limits';
export { fold } from './contract/fold';
export { cardName, oneLine, plainName, REAL_NAME } from './contract/names';
export { LEFT_OUT } from './contract/protection/left-out';
export { isFairUnder, RULE_BOOKS } from './contract/protection/rule-books';
export type { RuleBook } from './contract/protection/rule-books';
export { FIRST_CODES, GAME_CATEGORIES, UNKNOWN } from './contract/wire';
export type { AnsweredCategory, GameCategory } from './contract/wire';
export { isWithdrawalOpen, WITHDRAWAL_STATUSES } from './contract/withdraw/statuses';
export type { ErrorCode } from './contract';
export { payoutLinkOf } from './legacy/payout-link-of';
export { preloadDeposit } from './preload-deposit';
export { preloadLogin } from './preload-login';
export { notePlatformTime, platformNow } from './transport/platform-clock';
export { refuseOffline } from './transport/refuse-offline';
export type { MoneyOptions, SendOptions } from './transport/send';
export type { FieldRule, RegisterSettings, Registration, SentCode } from './access/access.api';
export type { GrantedSession } from './access/granted-session';
export type * from './agent/agent.types';
export type {
  AnnouncedPromotion,
  Announcement,
  AnnouncementBoard,
  BannerSlide,
  BannerTarget,
  InboxEntry,
  News,
} from './announcements/announcements.api';
export type * from './deposit/deposit.types';
export { GAMES_PAGE_SIZE, readCatalogue } from './games/game-page';
export type { GamePage } from './games/game-page';
export type { GameQuery, VendorGroup } from './games/games.api';
export type { LaunchedGame } from './games/my-games.api';
export type { Game } from './games/to-game';
export type { Draw, Lottery } from './lottery/lottery.api';
export type { FeedbackType, SentFeedback } from './member/feedback';
export type { MemberInfo } from './member/member.api';
export type { HeadIcon } from './member/profile';
export type { BetOrder, BetDetail, BetLine, BetStatus, BetTotals } from './orders/orders.api';
export type {
  LimitName,
  PlayActivity,
  Protection,
  ProtectionLimit,
} from './protection/protection.api';
export type { ProfitAndLoss, ProfitAndLossSums } from './reports/reports.api';
export type * from './rewards/rewards.types';
export type * from './security/security.types';
export type { Host, HostList } from './streams/streams.api';
export type { Download, FieldLimits, ServiceContact, Settings } from './system/merchant.api';
export type { SystemStatus } from './system/system.api';
export type * from './wallet/wallet.types';
export type { Withdrawal, WithdrawSettings } from './withdraw/withdraw.api';

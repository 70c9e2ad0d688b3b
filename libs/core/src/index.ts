export {
  defineBrand,
  brandCss,
  homeBlocks,
  layoutAttributes,
  merchantOf,
  TOKENS,
  TILE_SHAPES,
  SAFER_PLAY_PROFILES,
  STRICTEST_JURISDICTION,
} from './brand';
export type {
  Brand,
  BrandFace,
  HomeBlock,
  OfficialSites,
  SaferPlayProfile,
  Layout,
  PhoneCheckConfig,
  PictureShape,
} from './brand';
export { showBrandFace } from './brand-face';
export { addAmounts, multiplyAmount, subtractAmounts, sumOf, toAmount, toUnits } from './decimal';
export { FLAGS } from './flags';
export type { FlagName } from './flags';
export { invitationOf, keepInvitation } from './invitation';
export { LANGUAGES, LANGUAGE_NAMES, LOCALES, isLanguage } from './language';
export type { Language } from './language';
export {
  ALL_GAMES_LIST,
  PATHS,
  HOME_PATHS,
  gameListPath,
  gameListQueryPath,
  pathWith,
  vendorGamesPath,
  playPath,
  promotionPath,
  recoverPath,
  depositOrderPath,
  withdrawOrderPath,
  roomPath,
  serviceChatPath,
  changePasswordPath,
  loginPath,
  safeReturnPath,
  withoutBottomBar,
} from './paths';
export { applyPreferences, MOTION_CHOICES, TEXT_SIZES } from './preferences';
export type { MotionChoice, TextSize } from './preferences';
export {
  followPushLanguage,
  forgetPush,
  keepPushLanguage,
  keepPushOwner,
  pushLanguage,
  pushOwner,
} from './push-language';
export { recordedValues } from './recorded-input';
export { safeUrl } from './safe-url';
export type { SafeAddress } from './safe-url';
export {
  decodePassword,
  encodePassword,
  hasPassword,
  withoutPassword,
} from './storage/encoded-password';
export {
  readStored,
  writeStored,
  removeStored,
  clearSessionStorage,
  clearStored,
  storageAtom,
} from './storage/storage';
export type { Stored } from './storage/stored-keys';
export type { MoneyIntent, SessionRecord } from './storage/stored-records';
export {
  deviceId,
  displayMode,
  iosVersion,
  isInAppBrowser,
  mobileSystem,
  registerMethod,
  safariVersion,
} from './device';
export { onPageLeave } from './page-leave';
export { randomId } from './random-id';
export { DEFAULT_CURRENCY, usableCurrency } from './money';
export type { Amount, CurrencyFormat } from './money';
export { boundedWait, DAY_MS, FOREVER, HOUR_MS, MINUTE_MS, msSince } from './time';
export { onFirstInteraction } from './when/on-first-interaction';
export { whenIdle, whenSettled } from './when/when-idle';
export { whenLoadedAndSettled } from './when/when-loaded-and-settled';
export { whenNetworkIdle } from './when/when-network-idle';
export { whenQueriesIdle } from './when/when-queries-idle';

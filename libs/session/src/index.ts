export { ACCOUNT_TYPES, accountType } from './access/account-types';
export { accessDenied, OWN_ACCOUNT } from './access/access-denied';
export type { DeniedReason, Requirement, Viewer } from './access/access-denied';
export { guard, isReachable, redirectionFrom } from './access/guard';
export { serverFlagsAtom } from './flags/flags';
export {
  amountsHiddenAtom,
  motionAtom,
  quietAtom,
  soundAtom,
  textSizeAtom,
} from './preferences/preferences';
export { currentBrand, setBrand } from './session/brand';
export { readDraft, writeDraft } from './session/drafts';
export { endUnused } from './session/end-on-platform';
export { promptLogin, loginPromptAtom } from './session/login-prompt';
export { loginReasonOf, loginState } from './session/login-reason';
export type { LoginReason } from './session/login-reason';
export { blockedNavigationAtom, sessionEndAtom } from './session/session-events';
export type { SessionEnd } from './session/session-events';
export {
  correctAccountType,
  currentToken,
  endAllTabs,
  endSession,
  followOtherTabs,
  expireSession,
  passwordChanged,
  requirePasswordChange,
  resetSession,
  sessionAtom,
  signOut,
  startSession,
} from './session/session';
export { sessionStore } from './session/store';
export {
  currentViewer,
  useAccountType,
  useFlag,
  useHasOwnAccount,
  useSession,
  useViewer,
  viewerAtom,
} from './session/viewer';
export { closeDeposit, useDepositClosed } from './safer-play/deposit-closed';
export { noteExclusion, useExclusionEnd } from './safer-play/excluded-here';
export { pausePopups, claimPopup } from './safer-play/popup-budget';
export { isSigned, siteTrust } from './safer-play/official-sites';
export type { SiteTrust } from './safer-play/official-sites';
export type { ExclusionMonths, RealityMinutes, TimeOutDays } from './safer-play/profiles';
export { isOffered } from './safer-play/is-offered';
export { currentRules, isFairBonus } from './safer-play/rules';
export {
  BALANCE_REFRESH_MS,
  accountKey,
  removePreviousAccount,
  marketingKey,
  memberInfoQuery,
  pointsQuery,
  unreadCountQuery,
  vipQuery,
  walletQuery,
} from './queries/account.query';
export { fundsQuery } from './queries/funds.query';
export { everyHostQuery, HOSTS_FRESH_MS } from './queries/hosts.query';
export { identityQuery } from './queries/identity.query';
export { useFirstWait } from './queries/first-wait';
export { keepPreviousOf } from './queries/keep-previous-of';
export { usePromotionKinds } from './queries/promotion-kinds.query';
export { hasInbox, useUnread } from './queries/unread';
export { statusQuery } from './queries/status.query';
export { VENDORS_FRESH_MS, vendorsQuery } from './queries/vendors.query';
export {
  imageHostsAtom,
  serviceContactsQuery,
  settingsQuery,
  useCurrency,
  useCurrencyOf,
  useFlagsKnown,
  useTemplate,
  useImageHosts,
  readPublishedFlags,
  whitelabelQuery,
} from './queries/system.query';

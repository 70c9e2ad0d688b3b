export { AmountField } from './amount/amount-field';
export { useAmountRule } from './amount/use-amount-rule';
export { AmountsEye } from './balance/amounts-eye';
export { BalanceAmount, WalletCard } from './balance/balance-amount';
export { useBalance, useHiddenAmounts } from './balance/use-balance';
export {
  compareAmounts,
  exactAmount,
  fractionDigits,
  leastAmount,
  leastUnit,
  remainingAmount,
  percentOf,
} from './amount/amount-text';
export type { AmountRule } from './amount/use-amount-rule';
export { BannerBoard } from './board/banner-board';
export { boardQuery, useBoard } from './board/board.query';
export { CaptchaInput } from './captcha/captcha-input';
export { useCaptcha } from './captcha/use-captcha';
export { changeOnce, removeOnce } from './change/change-once';
export { mayBeDone } from './change/may-be-done';
export { categoryLabel } from './categories/category-label';
export { ChoiceField } from './choice-field/choice-field';
export { ChoiceRow } from './choice-row/choice-row';
export { RadioField } from './radio-field/radio-field';
export { CountedField } from './counted-text/counted-field';
export { countedLength, countedText } from './counted-text/counted-text';
export { appDownloads } from './downloads/app-download';
export type { AppDownload, AppDownloadKind } from './downloads/app-download';
export {
  appIcon,
  currentAppPlace,
  hasDownloadBar,
  needsSafari,
  offersAt,
} from './downloads/app-place';
export type { AppPlace } from './downloads/app-place';
export { OLDEST_IOS } from './downloads/oldest-ios';
export { useFieldLimits } from './field-errors/field-limits';
export { fieldErrorLabel } from './field-errors/field-error';
export { codeText, nationalNumber, phoneError } from './field-errors/phone';
export {
  anyText,
  captchaText,
  confirmed,
  emailText,
  requiredText,
} from './field-errors/field-schemas';
export { AppForm } from './form/app-form';
export { FormAlert } from './form/form-alert';
export { refusalLabel } from './form/field-refusals';
export { useAppForm } from './form/use-app-form';
export type { AppFormState, ControlProps, FieldProps } from './form/use-app-form';
export { useLoadingToast } from './form/use-loading-toast';
export { CALLED_OFF } from './form/submission-errors';
export { useSubmission } from './form/use-submission';
export { TranslatedKit } from './kit-words/translated-kit';
export { frameMessage } from './launched/frame-message';
export { LaunchFailure } from './launched/launch-failure';
export { LaunchNote } from './launched/launch-note';
export { LaunchCover, LaunchIcon, LaunchWait } from './launched/launch-wait';
export { LaunchedFrame } from './launched/launched-frame';
export type { FrameEvent, FrameSender } from './launched/launched-frame';
export { LaunchedPage, LaunchedStage } from './launched/launched-page';
export { LaunchedFact, LaunchedStrip } from './launched/launched-strip';
export { SilentFrameNotice } from './launched/silent-frame-notice';
export { SessionTimer } from './launched/session-timer';
export { useLaunch } from './launched/use-launch';
export type { Launch, LaunchCall } from './launched/use-launch';
export { useLeave } from './launched/use-leave';
export { SLOW_AFTER_MS, STUCK_AFTER_MS } from './launched/use-wait-stage';
export { keepVisit } from './launched/visit-time';
export { CardsSkeleton } from './list/cards-skeleton';
export { ListPage } from './list/list-page';
export { ListEnd } from './list/list-end';
export { More } from './list/more';
export { nextPageBy, nextPageOf, type NextPages } from './list/next-page';
export { onceBy, rowsOf } from './list/rows';
export { WindowedList } from './list/windowed-list';
export { QueryFailed } from './list/query-failed';
export { QueryPage } from './list/query-page';
export { ResultAnnouncer } from './list/result-announcer';
export { useCountText } from './list/use-count-text';
export { QueryState } from './list/query-state';
export { LoadState } from './list/load-state';
export { useMoneyAction } from './money/use-money-action';
export { useOutcome } from './money/use-outcome';
export { UnknownOutcome } from './money/unknown-outcome';
export type { MoneyOrder } from './money/use-outcome';
export { RealMoneyOnly } from './real-money/real-money-only';
export { PaymentPasswordField } from './payment-password/payment-password-field';
export { paymentPasswordText } from './payment-password/payment-password-text';
export { useAddressOpener } from './navigation/use-address-opener';
export { changedQuery, useAddressQuery } from './navigation/address-query';
export { bannerTarget } from './navigation/banner-target';
export {
  openDownload,
  openExternalLink,
  pendingLinkAtom,
  pressedAddressAtom,
} from './navigation/external-link';
export type { PressedAddress } from './navigation/external-link';
export { leaveSite } from './navigation/leave-site';
export { infinitePageQuery, ofRealMoney, pageQuery } from './navigation/page-query';
export type { PageQueries, PageQuery } from './navigation/page-query';
export { HeaderEnd, setHeaderEnd } from './navigation/header-end';
export { usePayoutLink } from './navigation/use-payout-link';
export { useTrustedAddress } from './navigation/use-trusted-address';
export { screenList, useHasScreen } from './navigation/screen-list';
export { screen, toRoute } from './navigation/screen-route';
export type { ScreenHandle, ScreenRoute } from './navigation/screen-route';
export { useAnnouncedTitle, useScreenTitle } from './navigation/screen-title';
export { screenHandle, useScreenHandle } from './navigation/screen-handle';
export { useBack } from './navigation/use-back';
export { useOwnNavigate } from './navigation/use-own-navigate';
export { countryName } from './country-name/country-name';
export { pictureSources, usePictures, vendorIcon } from './pictures/picture';
export { endPush, endPushOfOthers } from './push/end-push';
export { usePush } from './push/use-push';
export { fetchAnew } from './query-client/fetch-anew';
export { createQueryClient } from './query-client/query-client';
export { useAccountRenewal } from './query-client/use-account-renewal';
export { ConfirmPassword } from './ruled-field/confirm-password';
export { fieldRulesQuery, useFieldRules } from './ruled-field/field-rules.query';
export type { RuleOf } from './ruled-field/field-rules.query';
export { toField } from './ruled-field/form-field';
export type { FormField } from './ruled-field/form-field';
export { FIELD_ORDER, knownField } from './ruled-field/known-fields';
export { RuledField } from './ruled-field/ruled-field';
export {
  mobileText,
  ruledSecret,
  ruledText,
  ruleError,
  smsCodeText,
} from './ruled-field/ruled-schemas';
export type { PhoneProof } from './sms/phone-check/phone-check';
export { useThirdParty } from './sms/phone-check/use-third-party';
export type { Dialing } from './sms/dialing';
export { useDialing } from './sms/use-dialing';
export { PhoneField } from './sms/phone-field';
export { SmsCodeField } from './sms/sms-code-field';
export { useAccountCode } from './sms/use-account-code';
export { usePhoneVerification } from './sms/use-phone-verification';
export type { TypedPhone } from './sms/use-phone-verification';
export { savedScroll, saveScroll } from './scroll/kept-scroll';
export { useNear } from './scroll/use-near';
export { useSearchText } from './search/use-search-text';
export { createAfterLogin } from './toggle/after-login';
export { createClientQueues } from './toggle/toggle-queue';
export { useIdle } from './wait/use-idle';
export { useLimitedWait } from './wait/use-limited-wait';
export { useMounted } from './wait/use-mounted';
export { UploadField } from './upload/upload-field';
export { BarChart } from './records/charts/bar-chart';
export { ColumnChart } from './records/charts/column-chart';
export { csvFile } from './records/csv';
export { dayText, parseDay, startOfDay, today } from './records/days';
export { RecordFiles } from './records/record-files';
export type { Column, RecordFilter, RecordKind, RecordLabel } from './records/record-kind';
export { type RecordRequest, loadAllRows } from './records/record-query';
export { FilterChips } from './records/filter-chips';
export { MemberFilter, useMemberFilter } from './records/member-filter';
export { RangeBar } from './records/range-bar';
export { rangeInput, rangeParameters, readRange } from './records/record-range';
export type { RecordRange } from './records/record-range';
export { RecordScreen } from './records/record-screen';
export { saveFile } from './save-file/save-file';
export { shareSheet } from './share/share-sheet';
export { useBrandClock } from './records/use-brand-clock';
export { useToday } from './records/use-today';
export { readFilters } from './records/read-filters';
export { useCategoryFilter } from './records/use-category-filter';
export { useCellText } from './records/use-cell-text';
export { BreakNote } from './safer-play/break-note';
export { breakOf, depositClosure, noteLeastDeposit, useLeastDeposit } from './safer-play/breaks';
export type { DepositClosure } from './safer-play/breaks';
export { LimitNotice } from './safer-play/limit-notice';
export { LIMIT_KINDS, limitPath, limitsOf, reachOf, shareOf } from './safer-play/limits';
export type { LimitKind, KnownLimit } from './safer-play/limits';
export {
  protectionQuery,
  realityCheckQuery,
  sessionPositionQuery,
} from './safer-play/protection.query';
export { onProtectionChange } from './safer-play/protection-channel';
export { StopButton } from './safer-play/stop-button';
export { useBreak } from './safer-play/use-break';
export { useProtection } from './safer-play/use-protection';
export { useProtectionChange } from './safer-play/use-protection-change';
export { useLimitUnit } from './safer-play/use-limit-unit';

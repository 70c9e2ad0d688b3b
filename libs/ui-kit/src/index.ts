export { KitWordsProvider, type KitWords } from './words/words';
export { AppColumn } from './theme/app-column';
export { retryLoad, isMissingFile } from './lazy/retry-load';
export {
  lazyOverlay,
  onFileGone,
  tellIfGone,
  onOverlayLoadError,
  optionalLazy,
  type OverlayProps,
} from './lazy/lazy';
export { focusInPlace } from './theme/focus';
export { VisuallyHidden } from './theme/visually-hidden';
export { prefersLessData, prefersReducedMotion, useStill } from './theme/media';
export { useIsFirstRender, useHydrating } from './theme/hydration';

export { Avatar } from './avatar/avatar';
export { BalanceStrip } from './balance-strip/balance-strip';
export { LoginStrip } from './balance-strip/login-strip';
export { Banner } from './banner/banner';
export { BannerFailed } from './banner/banner-failed';
export { BannerSkeleton } from './banner/banner-skeleton';
export { BottomBar } from './bottom-bar/bottom-bar';
export { Button, ButtonLink, TextLink } from './button/button';
export { CaptchaField } from './captcha-field/captcha-field';
export { Card } from './card/card';
export { CategoryMark } from './category-mark/category-mark';
export { CategoryRail } from './category-rail/category-rail';
export { Checkbox } from './checkbox/checkbox';
export { Chip, Chips } from './chips/chips';
export { isComposing } from './composition/is-composing';
export { ConfirmDialog } from './confirm-dialog/confirm-dialog';
export { Detail, Details } from './details/details';
export { EmptyState } from './empty-state/empty-state';
export { FailedLine } from './failed-state/failed-line';
export { FailedState } from './failed-state/failed-state';
export { RetryOthers, useRetryAll } from './failed-state/use-retry-all';
export { PasswordField } from './field/password-field';
export { TextArea } from './field/text-area';
export { TextField } from './field/text-field';
export { FormError } from './form/form-error';
export { HeroAmount } from './hero-amount/hero-amount';
export { HostCard } from './host-card/host-card';
export { HostGrid, HostGridSkeleton, HostRow, HostRowSkeleton } from './host-card/host-grid';
export { IconButton, IconLink } from './icon-button/icon-button';
export { IconGrid } from './icon-grid/icon-grid';
export * from './icons/icons';
export { ImageField } from './image-field/image-field';
export { Illustration } from './illustration/illustration';
export { LegalLine } from './legal-line/legal-line';
export { LinkCard, LinkCards } from './link-card/link-card';
export { Logo } from './logo/logo';
export { NewsList, NewsRow } from './news-list/news-list';
export { OfflineNotice } from './offline-notice/offline-notice';
export { pageParts } from './page-state/page-parts';
export { PageState } from './page-state/page-state';
export {
  Picture,
  preloadPicture,
  type PictureSource,
  type PictureLoading,
} from './picture/picture';
export { ProgressBar } from './progress-bar/progress-bar';
export { PullToRefresh } from './pull/pull-to-refresh';
export { drawQrCode } from './qr-code/draw-qr-code';
export { QrCode } from './qr-code/qr-code';
export { RadioList, type RadioOption } from './radio-list/radio-list';
export { plainText } from './rich-text/plain-text';
export { isPictureAddress } from './rich-text/picture-address';
export { loadRichText, RichText } from './rich-text/rich-text';
export type { RichTextProps } from './rich-text/rich-text-body';
export { RowLink, Rows, RowSwitch, RowText } from './rows/rows';
export { SearchField } from './search-field/search-field';
export { SectionHead } from './section-head/section-head';
export { usePromptQueue } from './sheet/use-prompt-queue';
export { loadSheet, Sheet } from './sheet/sheet';
export { Shimmer, Skeleton } from './skeleton/skeleton';
export { SupportTab } from './support-tab/support-tab';
export { SideTabs } from './side-tabs/side-tabs';
export { TabBar } from './tab-bar/tab-bar';
export { TabLinks } from './tabs/tab-links';
export { TabPanel, Tabs } from './tabs/tabs';
export { Ticker } from './ticker/ticker';
export { Tile, type TilePlace } from './tile/tile';
export { rootTextPx, tileColumns, USUAL_ROOT_PX } from './tile/tile-columns';
export { TileGrid, TileRow } from './tile/tile-grid';
export { TileGridSkeleton, TileRowSkeleton } from './tile/tile-skeleton';
export { dismissAllToasts, toast } from './toast/toast';
export { Toaster } from './toast/toaster';
export { StickyHead } from './top-bar/sticky-head';
export { TopBar } from './top-bar/top-bar';
export { VendorCard, VendorCards } from './vendor-card/vendor-card';
export { watchBack } from './overlay/watch-back';

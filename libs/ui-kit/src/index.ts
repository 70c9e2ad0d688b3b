export { KitWordsProvider, type KitWords } from './words/words';
export { AppColumn } from './theme/app-column';
export { lazyOverlay, onOverlayLoadError, optionalLazy, type OverlayProps } from './lazy/lazy';
export { VisuallyHidden } from './theme/visually-hidden';
export {
  isSlowNetwork,
  prefersLessData,
  prefersReducedMotion,
  useHydrating,
} from './theme/media';

export { BalanceStrip } from './balance-strip/balance-strip';
export { LoginStrip } from './balance-strip/login-strip';
export { Banner } from './banner/banner';
export { BannerSkeleton } from './banner/banner-skeleton';
export { BottomBar } from './bottom-bar/bottom-bar';
export { Button, ButtonLink, TextLink } from './button/button';
export { CaptchaField } from './captcha-field/captcha-field';
export { Card } from './card/card';
export type { MarkCategory } from './category-mark/marks';
export { CategoryRail } from './category-rail/category-rail';
export { Checkbox } from './checkbox/checkbox';
export { Chip, Chips } from './chips/chips';
export { ConfirmDialog } from './confirm-dialog/confirm-dialog';
export { Detail, Details } from './details/details';
export { EmptyState } from './empty-state/empty-state';
export { FailedLine } from './failed-state/failed-line';
export { FailedState } from './failed-state/failed-state';
export { PasswordField } from './field/password-field';
export { TextField } from './field/text-field';
export { FormError } from './form/form-error';
export { IconButton, IconLink } from './icon-button/icon-button';
export * from './icons/icons';
export { ImageField } from './image-field/image-field';
export { Illustration } from './illustration/illustration';
export { LegalLine } from './legal-line/legal-line';
export { Logo } from './logo/logo';
export { NewsList, NewsRow } from './news-list/news-list';
export { OfflineNotice } from './offline-notice/offline-notice';
export { PageState } from './page-state/page-state';
export { Picture, type PictureSource, type PictureTurn } from './picture/picture';
export { PullToRefresh } from './pull/pull-to-refresh';
export { RadioList, type RadioOption } from './radio-list/radio-list';
export { plainText } from './rich-text/plain-text';
export { loadRichText, RichText } from './rich-text/rich-text';
export type { RichTextProps } from './rich-text/rich-text-body';
export { RowLink, Rows } from './rows/rows';
export { SearchField } from './search-field/search-field';
export { SectionHead } from './section-head/section-head';
export { usePromptQueue } from './sheet/use-prompt-queue';
export { loadSheet, Sheet } from './sheet/sheet';
export { Shimmer, Skeleton } from './skeleton/skeleton';
export { SupportTab } from './support-tab/support-tab';
export { TabPanel, Tabs } from './tabs/tabs';
export { Ticker } from './ticker/ticker';
export { Tile } from './tile/tile';
export { tileColumns } from './tile/tile-columns';
export { TileGrid, TileRow } from './tile/tile-grid';
export { TileGridSkeleton, TileRowSkeleton } from './tile/tile-skeleton';
export { dismissAllToasts, toast } from './toast/toast';
export { Toaster } from './toast/toaster';
export { StickyHead, TopBar } from './top-bar/top-bar';

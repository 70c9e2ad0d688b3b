export { errorLabel, loadErrorLabel } from './errors/error-label';
export { formatCount, formatDateTime, formatDay, formatDuration } from './formats/date';
export { formatMoney } from './formats/money';
export { catalogues, registerLabels } from './labels/registry';
export type { Catalogue, CatalogueLoader, Labels } from './labels/registry';
export { loadLabels } from './labels/store';
export { translate } from './labels/translate';
export type { LabelValues } from './labels/translate';
export { useLabelOf, useLabels } from './labels/use-labels';
export type { LabelKey, Translate } from './labels/use-labels';
export { nearestLanguage } from './language/language-codes';
export {
  changeLanguage,
  currentLanguage,
  initialLanguage,
  onLanguageChange,
  startI18n,
  withLabels,
} from './language/start';
export { useLanguage } from './language/use-language';
export { RichLabel } from './rich/rich-label';

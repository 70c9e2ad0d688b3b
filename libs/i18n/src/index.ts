export { errorKey } from './errors/error-key';
export type { ErrorKey } from './errors/error-key';
export { errorText, useErrorText } from './errors/error-text';
export { formatCount, formatDateTime, formatDay, formatDuration } from './formats/date';
export { formatMoney } from './formats/money';
export { formatRate } from './formats/rate';
export { currentLanguage, loadLabels } from './engine';
export { registerLabels } from './labels/registry';
export { nearestLanguage } from './language/language-codes';
export {
  changeLanguage,
  initialLanguage,
  onLanguageChange,
  startI18n,
  withLabels,
} from './language/start';
export { useLanguage } from './language/use-language';

export { errorKey } from './errors/error-key';
export type { ErrorKey } from './errors/error-key';
export { errorText, useErrorText } from './errors/error-text';
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatTime,
} from './formats/date';
export { formatMoney } from './formats/money';
export { formatRate } from './formats/rate';
export { currentLanguage, labelOf, loadLabels, loadLanguage, startEngine } from './engine';
export { registerLabels } from './labels/registry';
export { changeLanguage } from './language/change-language';
export { onLanguageChange, startI18n, withLabels } from './language/start';
export { useLanguage } from './language/use-language';

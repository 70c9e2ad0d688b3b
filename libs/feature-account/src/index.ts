export { accountLabels } from './labels';
export { accountRoutes } from './routes';
export { LanguageButton } from './language/language-button';
export { LanguageSheet } from './language/language-sheet';

export { accountLabels } from './labels';
export { LanguageButton } from './language/language-button';
export { accountRoutes } from './routes';

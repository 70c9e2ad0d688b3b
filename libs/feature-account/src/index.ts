export { LanguageButton } from './language/language-button';
export { autoLoginAtStart } from './login/auto-login-at-start';
export { AnnouncementPopup, ContractPrompt, LoginModal } from './overlays';
export { accountPageQueries } from './page-queries';
export { accountRoutes } from './routes';

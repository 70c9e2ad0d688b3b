export { chatPages } from './chat/routes';
export { controlPages } from './control/routes';
export { docsPages } from './docs/routes';
export { gamePages } from './game/routes';
export { iconRoutes, uploadRoutes } from './icons';
export { paymentPages } from './payment/routes';
export { payoutPages } from './payout/routes';

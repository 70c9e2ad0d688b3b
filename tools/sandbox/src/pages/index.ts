export { chatPages } from './chat/routes';
export { controlPages } from './control/routes';
export { docsPages } from './docs/routes';
export { gamePages } from './game/routes';
export { uploadRoutes } from './uploads';
export { paymentPages } from './payment/routes';
export { payoutPages } from './payout/routes';

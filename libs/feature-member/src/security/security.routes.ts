import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Also open to accounts without real money: their screens explain what to do instead. */
const MEMBERS = { needs: { session: true }, labels: ['forms', 'errors'] } as const;

/** Routes of the security centre and its forms. */
export const securityRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.security,
    'member-security:centre.title',
    () => import('./centre/security-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.paymentPassword,
    'member-security:payment.title',
    () => import('./payment-password/payment-password-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.bankCards,
    'member-security:cards.title',
    () => import('./cards/cards-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.bindCard,
    'member-security:card.title',
    () => import('./cards/bind-card-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.securityQuestions,
    'member-security:questions.title',
    () => import('./questions/questions-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.bindMobile,
    'member-security:mobile.title',
    () => import('./mobile/mobile-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.setEmail,
    'member-security:email.title',
    () => import('./email/email-screen'),
    MEMBERS,
  ),
  screen(
    PATHS.payeeName,
    'member-security:payee.title',
    () => import('./payee-name/payee-name-screen'),
    MEMBERS,
  ),
];

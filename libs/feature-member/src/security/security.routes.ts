import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** What is kept safe here is money: trial and virtual accounts have none. */
const OWN_MONEY = {
  needs: { session: true, realAccount: true, ownAccount: true },
  labels: ['forms', 'errors'],
} as const;

/** Security centre: what protects the account, and a screen for each of it. */
export const securityRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.security,
    'member-security:centre.title',
    () => import('./centre/security-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.paymentPassword,
    'member-security:payment.title',
    () => import('./payment-password/payment-password-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.bankCards,
    'member-security:cards.title',
    () => import('./cards/cards-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.bindCard,
    'member-security:card.title',
    () => import('./cards/bind-card-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.securityQuestions,
    'member-security:questions.title',
    () => import('./questions/questions-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.bindMobile,
    'member-security:mobile.title',
    () => import('./mobile/mobile-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.setEmail,
    'member-security:email.title',
    () => import('./email/email-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.payeeName,
    'member-security:payee.title',
    () => import('./payee-name/payee-name-screen'),
    OWN_MONEY,
  ),
];

import { endSession, listSessions } from '../access/devices';
import { granted } from '../access/entry';
import { loginOptions, passkeyLogin } from '../access/passkey-login';
import { addPasskey, creationOptions, listPasskeys, removePasskey } from '../access/passkeys';
import { signedIn } from '../calls/context';
import { identityToWire } from '../identity/checks';
import { submitIdentity } from '../identity/submit';
import { payLogo } from '../platform/pay-logo';
import { addPush, pushOf, removePush } from '../push/subscriptions';
import { questionsOf } from '../security/answers';
import { bindCard, maskedCards } from '../security/bank-cards';
import { banksOf } from '../security/banks';
import { securityConfig } from '../security/config';
import { setMobile } from '../security/mobile';
import * as password from '../security/password-changes';
import { paymentPasswordOf, requirePaymentPassword } from '../security/payment-password';
import * as questions from '../security/question-changes';
import { lockedFor } from '../security/tries';
import type { AreaHandlers } from '../calls/handler';

export const security: AreaHandlers<'security'> = {
  passkeys: (_, context) => listPasskeys(context),
  passkeyOptions: creationOptions,
  addPasskey,
  removePasskey: ({ credentialId }, context) => removePasskey(credentialId, context),
  passkeyLoginOptions: (_, context) => loginOptions(context),
  passkeyLogin: async (input, context) => granted(await passkeyLogin(input, context)),

  sessions: (_, context) => listSessions(context),
  endSession: ({ sessionId }, context) => endSession(sessionId, context),

  push: pushOf,
  addPush,
  removePush,

  config: (_, context) => securityConfig(context.db, signedIn(context).userId),

  banks: (_, { brand }) =>
    banksOf(brand).map(({ code, name }) => ({
      bankCode: code,
      bankName: name,
      logo: payLogo(code),
    })),

  bindBankCard: async ({ paymentPassword, ...card }, context) => {
    await requirePaymentPassword(context, paymentPassword);
    const { db, brand } = context;
    const id = bindCard(context, card);
    const bound = maskedCards(db, brand, signedIn(context).userId).find(
      ({ bankCardId }) => bankCardId === id,
    );
    if (bound === undefined) throw new Error('inserted card not found');
    return bound;
  },

  identity: (_, context) => identityToWire(context.db, context.brand, signedIn(context).userId),

  submitIdentity,

  setMobile,

  hasPaymentPassword: (_, context) => {
    const { userId } = signedIn(context);
    const password = paymentPasswordOf(context.db, userId);
    return {
      hasPaymentPassword: password !== undefined,
      lockedMs: lockedFor(context.db, userId, 'payment', context.now),
      setAt: password?.set_at ?? null,
    };
  },

  setPaymentPassword: password.setFirst,
  changePaymentPassword: password.change,
  resetPaymentPassword: password.reset,

  questions: (_, { language }) => ({ questions: questions.localisedQuestions(language) }),

  myQuestions: (_, context) => ({
    questions: questions.localisedQuestions(
      context.language,
      questionsOf(context.db, signedIn(context).userId),
    ),
  }),

  setQuestions: questions.setFirst,
  changeQuestions: questions.change,
};

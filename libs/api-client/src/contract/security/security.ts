import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireCount, wireText } from '../wire';
import { securityIdentity } from './identity';
import { securityMobile } from './mobile';
import { securityPassword } from './password';
import { securityQuestions } from './questions';
import { bankCard, PAYMENT_PASSWORD_ERRORS, paymentPassword } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real' } });

const config = z.object({
  hasPaymentPassword: z.boolean(),
  hasEmail: z.boolean(),
  emailMasked: opt(wireText(255)),
  hasMobile: z.boolean(),
  mobileMasked: opt(wireText(20)),
  /** The name money is paid to; fixed once set. */
  hasPayeeName: z.boolean(),
  payeeNameMasked: opt(wireText(128)),
  hasQuestions: z.boolean(),
  bankCardCount: wireCount,
  bankCardMax: wireCount,
  /** 1 to 5: one for the account, one each for payment password, mobile number, e-mail and questions. */
  level: z.int().check(z.minimum(1), z.maximum(5)),
});

const securityConfig = {
  config: call({
    path: '/wps/member/securityConfig',
    value: config,
    docs: DOCUMENTED && { summary: 'What protects the account, personal data masked' },
  }),
  banks: call({
    path: '/wps/relay/MCS2_withdrawBanks',
    value: z.array(z.object({ bankCode: wireText(16), bankName: wireText(100) })),
    docs: DOCUMENTED && { summary: 'Banks of the brand’s country that a card may be of' },
  }),
  bindBankCard: call({
    method: 'PUT',
    path: '/wps/member/bankCard',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        bankCode: wireText(16),
        /** 6 to 20 digits; blanks and hyphens are dropped. */
        accountNo: wireText(40),
        /** Fixes the payee name where there is none; afterwards it must be that name. */
        accountName: z.optional(wireText(128)),
        branch: z.optional(wireText(100)),
        paymentPassword,
      }),
    value: bankCard,
    docs: DOCUMENTED && {
      errors: [
        ...PAYMENT_PASSWORD_ERRORS,
        'field.invalid',
        'payee.name.missing',
        'payee.name.fixed',
        'bank.card.limit',
        'bank.card.taken',
      ],
      summary: 'Bind a bank card in the payee’s name',
    },
  }),
};

export const security = {
  ...securityConfig,
  ...securityIdentity,
  ...securityMobile,
  ...securityPassword,
  ...securityQuestions,
};

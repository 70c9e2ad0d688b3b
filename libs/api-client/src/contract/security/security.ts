import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireCount, wireText } from '../wire';
import { securityIdentity } from './identity';
import { securityMobile } from './mobile';
import { securityPasskeys } from './passkeys';
import { securityPassword } from './password';
import { securityPush } from './push';
import { securityQuestions } from './questions';
import { securitySessions } from './sessions';
import { bankCard, PAYMENT_PASSWORD_ERRORS, paymentPassword } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real' } });

const config = z.object({
  /** Whether a payment password is set. */
  hasPaymentPassword: z.boolean(),
  /** Whether an e-mail address is set. */
  hasEmail: z.boolean(),
  /** The address, masked; absent without one. */
  emailMasked: opt(wireText(255)),
  /** Whether a mobile number is bound. */
  hasMobile: z.boolean(),
  /** The number, masked; absent without one. */
  mobileMasked: opt(wireText(20)),
  /** Whether a payee name is set: the name that money is paid to, fixed once set. */
  hasPayeeName: z.boolean(),
  /** The name, masked; absent without one. */
  payeeNameMasked: opt(wireText(128)),
  /** Whether security questions are set. */
  hasQuestions: z.boolean(),
  /** Number of bound bank cards. */
  bankCardCount: wireCount,
  /** Maximum number of bank cards. */
  bankCardMax: wireCount,
  /**
   * Security level, 1 to 5: one for the account, one each for payment password, mobile number, e-mail and questions.
   */
  level: z.int().check(z.minimum(1), z.maximum(5)),
});

const securityConfig = {
  config: call({
    path: '/wps/member/securityConfig',
    value: config,
    docs: DOCUMENTED && { summary: 'Security settings of the account, personal data masked' },
  }),
  banks: call({
    path: '/wps/relay/MCS2_withdrawBanks',
    value: z.array(
      z.object({
        /** Code of the bank. */
        bankCode: wireText(16),
        /** Name of the bank. */
        bankName: wireText(100),
        /** Address of its mark, without a text. */
        logo: opt(wireText(500)),
      }),
    ),
    docs: DOCUMENTED && { summary: 'Banks of the brand’s country, for bank cards' },
  }),
  bindBankCard: call({
    method: 'PUT',
    path: '/wps/member/bankCard',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Code of the bank, of `security.banks`. */
        bankCode: wireText(16),
        /** Account number: 6 to 20 digits; blanks and hyphens are dropped. */
        accountNo: wireText(40),
        /** Name of the account's owner. The first one sets the payee name; later ones have to be the same. */
        accountName: z.optional(wireText(128)),
        /** Branch of the bank. */
        branch: z.optional(wireText(100)),
        /** The payment password: six digits. */
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

/** Calls of the security centre. */
export const security = {
  ...securityConfig,
  ...securityIdentity,
  ...securityMobile,
  ...securityPasskeys,
  ...securityPassword,
  ...securityPush,
  ...securityQuestions,
  ...securitySessions,
};

import * as z from 'zod/mini';
import { defineCall } from './call';
import { securityPassword } from './security-password';
import { securityQuestions } from './security-questions';
import { noInput, wireCount, wireId, wireText, wireTime } from './wire';

/** A bound card: its number and its owner's name are told in part only. */
export const wireBankCard = z.object({
  bankCardId: wireId,
  bankCode: wireText(16),
  bankName: wireText(100),
  /** The last four digits show. */
  accountNo: wireText(32),
  accountName: wireText(128),
  branch: z.optional(z.nullable(wireText(100))),
  bindTime: wireTime,
});

const masked = (max: number) => z.optional(z.nullable(wireText(max)));

const securityConfig = {
  config: defineCall({
    method: 'GET',
    path: '/wps/member/securityConfig',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      hasPaymentPassword: z.boolean(),
      hasEmail: z.boolean(),
      emailMasked: masked(255),
      hasMobile: z.boolean(),
      mobileMasked: masked(20),
      hasPayeeName: z.boolean(),
      payeeNameMasked: masked(128),
      hasQuestions: z.boolean(),
      bankCardCount: wireCount,
      bankCardMax: wireCount,
      /** 1 to 5: one for the account, one each for payment password, mobile number, e-mail and questions. */
      level: z.int().check(z.minimum(1), z.maximum(5)),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'What protects the account, personal data masked',
  }),
  banks: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_withdrawBanks',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.array(z.object({ bankCode: wireText(16), bankName: wireText(100) })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Banks of the brand’s country that a card may be of',
  }),
  bindBankCard: defineCall({
    method: 'PUT',
    path: '/wps/member/bankCard',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({
      bankCode: wireText(16),
      /** 6 to 20 digits; blanks and hyphens are dropped. */
      accountNo: wireText(40),
      /** Fixes the payee name where there is none; afterwards it must be that name. */
      accountName: z.optional(wireText(128)),
      branch: z.optional(wireText(100)),
      paymentPassword: wireText(16),
    }),
    value: wireBankCard,
    errors: [
      'payment.password.missing',
      'payment.password.wrong',
      'payment.password.locked',
      'field.invalid',
      'payee.name.missing',
      'payee.name.fixed',
      'bank.card.limit',
      'bank.card.taken',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Bind a bank card in the payee’s name',
  }),
};

export const security = { ...securityConfig, ...securityPassword, ...securityQuestions };

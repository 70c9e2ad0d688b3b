import { security } from '../contract/security';
import { send, type SendOptions } from '../transport/send';
import { toBankCard, type BankCard } from './bank-card';

export * from './payment-password';
export * from './questions';

/** What protects an account. A masked value is absent where there is none. */
export interface SecurityConfig {
  hasPaymentPassword: boolean;
  hasQuestions: boolean;
  email: string | undefined;
  mobile: string | undefined;
  /** The name money is paid to; fixed once set. */
  payeeName: string | undefined;
  cards: { bound: number; max: number };
  /** 1 to 5. */
  level: number;
}

export interface Bank {
  code: string;
  name: string;
}

export interface NewBankCard {
  bankCode: string;
  /** 6 to 20 digits; blanks and hyphens do not count. */
  number: string;
  /** Needed where no payee name is fixed yet; it fixes it. */
  holder?: string | undefined;
  branch?: string | undefined;
  paymentPassword: string;
}

/** What protects the account, personal data masked (D2 §7). */
export async function config(options?: SendOptions): Promise<SecurityConfig> {
  const value = await send(security.config, {}, options);
  return {
    hasPaymentPassword: value.hasPaymentPassword,
    hasQuestions: value.hasQuestions,
    email: value.emailMasked ?? undefined,
    mobile: value.mobileMasked ?? undefined,
    payeeName: value.payeeNameMasked ?? undefined,
    cards: { bound: value.bankCardCount, max: value.bankCardMax },
    level: value.level,
  };
}

/** Banks a card may be of (D2 §7). */
export async function banks(options?: SendOptions): Promise<Bank[]> {
  const value = await send(security.banks, {}, options);
  return value.map(({ bankCode, bankName }) => ({ code: bankCode, name: bankName }));
}

/**
 * Binds a bank card (D2 §7). Throws `payee.name.missing` (no holder, none fixed), `payee.name.fixed`
 * (another holder), `bank.card.limit`, `bank.card.taken`, `field.invalid` with `fields` `bankCode`,
 * `accountNo` or `accountName`, and what a payment password may.
 */
export async function bindBankCard(card: NewBankCard, options?: SendOptions): Promise<BankCard> {
  const { bankCode, number, holder, branch, paymentPassword } = card;
  const input = { bankCode, accountNo: number, accountName: holder, branch, paymentPassword };
  return toBankCard(await send(security.bindBankCard, input, options));
}

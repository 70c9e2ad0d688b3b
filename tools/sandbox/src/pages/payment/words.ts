import type { Language } from '../../brands/brands';
import { PAYMENT_TEXTS } from './words.data';

/** Texts of the demonstration payment page, with `{name}` placeholders. */
export interface PaymentWords {
  title: string;
  /** Notice that no money is real. */
  demonstration: string;
  payee: string;
  amount: string;
  orderNumber: string;
  timeLeft: string;
  /** Button that pays `{amount}`. */
  pay: string;
  refuse: string;
  /** Link back to `{brand}`. */
  back: string;
  /** Consequence of leaving while undecided. */
  leaving: string;
  states: Readonly<
    Record<'PAID' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REJECTED' | 'CANCELLED', string>
  >;
  unknown: string;
  noAnswer: string;
}

export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = PAYMENT_TEXTS;

/** Interpolates `{name}` in a text. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

import type { Language } from '../../brands/brands';
import { PAYMENT_TEXTS } from './words.data';

/** Texts of the demonstration payment page; `{name}` is filled in. */
export interface PaymentWords {
  title: string;
  /** Says that nothing here is real. */
  demonstration: string;
  payee: string;
  amount: string;
  orderNumber: string;
  timeLeft: string;
  /** The button that pays `{amount}`. */
  pay: string;
  refuse: string;
  /** The way back to `{brand}`. */
  back: string;
  /** What leaving means while nothing is decided. */
  leaving: string;
  states: Readonly<Record<'PAID' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REJECTED', string>>;
  unknown: string;
  noAnswer: string;
}

export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = PAYMENT_TEXTS;

/** Fills `{name}` in a text. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

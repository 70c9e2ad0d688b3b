import type { SentCode } from '@lobby/api-client';

/** A mobile number with its country. */
export interface PhoneNumber {
  mobileNumber: string;
  /** Country calling code without `+`: `84`. */
  dialingCode?: string | undefined;
  /** Of a country other than the brand's. */
  abroad?: boolean | undefined;
}

/** Proof that the user owns a number: the platform's code, or a third party's token. */
export type PhoneProof = { code: string } | { idToken: string };

/** A provider of phone verification (decision 17). Both methods reject with `ApiError`. */
export interface PhoneCheck {
  /** Sends a code by SMS. */
  send(phone: PhoneNumber): Promise<SentCode>;
  /** Returns the proof for a typed code; may be called again with the same code. */
  verify(code: string): Promise<PhoneProof>;
}

import type { SentCode } from '@lobby/api-client';

export interface PhoneNumber {
  mobileNumber: string;
  /** Number of a country: `84`. */
  dialingCode?: string | undefined;
}

/** What shows the platform that a number is the person's: the code it sent, or a third party's token. */
export type PhoneProof = { code: string } | { idToken: string };

/** A way to find out whether a phone is the person's (decision 17). Both steps throw `ApiError`. */
export interface PhoneCheck {
  send(phone: PhoneNumber): Promise<SentCode>;
  /** From the code typed; may be asked again for the same code. */
  verify(code: string): Promise<PhoneProof>;
}

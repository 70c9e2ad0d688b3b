import type { Registration } from '@lobby/api-client';
import { registerMethod } from '@lobby/core';
import type { FormField, PhoneProof } from '@lobby/feature-kit';
import type { RegistrationValues } from './registration.schema';

/** What belongs to no field. */
interface Context {
  /** The invitation code the platform has confirmed. */
  invitation: string | undefined;
  /** The code of the page's address, confirmed or not (D1 §3 `domain`). */
  link: string;
  /** Proof that the number is the person's; undefined where none is required. */
  proof: PhoneProof | undefined;
  dialingCode: string | undefined;
  captcha: string | undefined;
}

/** The code the platform sent, or a third party's token for its own (D1 §3). */
function proofFields(proof: PhoneProof | undefined) {
  if (proof && 'idToken' in proof) {
    const firebaseChannel = 'sms' as const;
    return { firebaseChannel, firebaseIdToken: proof.idToken, verificationCode: undefined };
  }
  return { verificationCode: proof?.code };
}

/** What is sent (D1 §3): the fields that were filled in, and what the page knows by itself. */
export function toRegistration(
  fields: readonly FormField[],
  values: RegistrationValues,
  { invitation, link, proof, dialingCode, captcha }: Context,
): Registration {
  const filled = fields
    .map(({ name }) => [name, values[name] ?? ''] as const)
    .filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filled),
    ...proofFields(proof),
    countryDialingCode: values['mobileNum'] ? dialingCode : undefined,
    registerUrl: location.hostname,
    registerMethod: registerMethod(),
    affiliateCode: invitation,
    domain: link || undefined,
    captcha,
  };
}

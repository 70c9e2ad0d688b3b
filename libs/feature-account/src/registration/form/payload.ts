import type { Registration } from '@lobby/api-client';
import { registerMethod } from '@lobby/core';
import type { PhoneProof } from '../../sms/phone-check/phone-check';
import type { FormField } from '../fields/form-fields';
import { valueOf, type RegistrationValues } from '../fields/registration.resolver';

/** What stands in no field. */
interface Known {
  /** The invitation code the platform has confirmed. */
  invitation: string | undefined;
  /** The code of the page's address, confirmed or not (D1 §3 `domain`). */
  link: string;
  /** What shows that the number is the person's; nothing where nobody asks. */
  proof: PhoneProof | undefined;
  dialingCode: string | undefined;
}

/** The code the platform sent, or what a third party made of its own (D1 §3). */
function proofFields(proof: PhoneProof | undefined) {
  if (proof && 'idToken' in proof) {
    const firebaseChannel = 'sms' as const;
    return { firebaseChannel, firebaseIdToken: proof.idToken, verificationCode: undefined };
  }
  return { verificationCode: proof?.code };
}

/** What is sent (D1 §3): what was filled in, and what the page knows by itself. */
export function toRegistration(
  fields: readonly FormField[],
  values: RegistrationValues,
  { invitation, link, proof, dialingCode }: Known,
): Registration {
  const filled = fields
    .map((field) => [field.name, valueOf(field, values)] as const)
    .filter(([, value]) => value !== '');
  const captcha = values['captcha']?.trim();
  return {
    ...Object.fromEntries(filled),
    ...proofFields(proof),
    countryDialingCode: values['mobileNum'] ? dialingCode : undefined,
    registerUrl: location.hostname,
    registerMethod: registerMethod(),
    affiliateCode: invitation,
    domain: link || undefined,
    captcha: captcha || undefined,
  };
}

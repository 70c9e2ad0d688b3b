import type { Registration } from '@lobby/api-client';
import { registerMethod } from '@lobby/core';
import type { FormField, PhoneProof } from '@lobby/feature-kit';
import type { RegistrationValues } from './registration.schema';

/** Values that come from no field. */
interface Context {
  /** Invitation code as confirmed by the platform. */
  invitation: string | undefined;
  /** Invitation code of the page's address, confirmed or not (D1 §3 `domain`). */
  link: string;
  /** Proof of the mobile number; undefined where none is required. */
  proof: PhoneProof | undefined;
  dialingCode: string | undefined;
  captcha: string | undefined;
}

/** Wire fields of the proof: the platform's SMS code, or a third party's token (D1 §3). */
function proofFields(proof: PhoneProof | undefined) {
  if (proof && 'idToken' in proof) {
    const firebaseChannel = 'sms' as const;
    return { firebaseChannel, firebaseIdToken: proof.idToken, verificationCode: undefined };
  }
  return { verificationCode: proof?.code };
}

/** Body of a registration (D1 §3): the filled-in fields, and what the page adds. */
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

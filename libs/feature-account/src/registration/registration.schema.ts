import type { Registration } from '@lobby/api-client';
import { registerMethod } from '@lobby/core';
import {
  anyText,
  confirmed,
  mobileText,
  ruledSecret,
  ruledText,
  smsCodeText,
  type Dialing,
  type FormField,
  type PhoneProof,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Form values by field name; the platform's rules determine the fields. */
export type RegistrationValues = Record<string, string>;

type SchemaOf = (field: FormField, dialing: Pick<Dialing, 'of'>) => typeof anyText;

/** Schemas by field name; every other field is a text or a secret under its rule. */
const SCHEMAS: Readonly<Record<string, SchemaOf>> = {
  mobileNum: (field, dialing) => mobileText(field, dialing, !field.required),
  confirmPassword: () => anyText,
  verificationCode: smsCodeText,
};

const schemaOf: SchemaOf = (field, dialing) => {
  const special = SCHEMAS[field.name];
  if (special) return special(field, dialing);
  return field.known?.secret ? ruledSecret(field) : ruledText(field);
};

/** Values of a registration under the platform's rules (D1 §5); `captcha` is the schema of the captcha. */
export const registration = (
  fields: readonly FormField[],
  captcha: typeof anyText,
  dialing: Pick<Dialing, 'of'>,
) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, dialing)])),
      captcha,
    })
    .check(confirmed);

/** Values that come from no field. */
interface Context {
  /** Invitation code confirmed by the platform. */
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

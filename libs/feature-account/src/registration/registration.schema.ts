import {
  anyText,
  confirmed,
  mobileText,
  ruledSecret,
  ruledText,
  smsCodeText,
  type Dialing,
  type FormField,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Form values by field name; the platform's rules decide which there are. */
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

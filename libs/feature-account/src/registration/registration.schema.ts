import {
  anyText,
  captchaText,
  confirmed,
  mobileText,
  ruledSecret,
  ruledText,
  smsCodeText,
  type FormField,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Form values by field name; the platform's rules decide which there are. */
export type RegistrationValues = Record<string, string>;

type SchemaOf = (field: FormField, dialingCode: string | undefined) => typeof anyText;

/** Schemas by field name; every other field is a text or a secret under its rule. */
const SCHEMAS: Readonly<Record<string, SchemaOf>> = {
  mobileNum: (field, dialingCode) => mobileText(field, dialingCode, !field.required),
  confirmPassword: () => anyText,
  verificationCode: smsCodeText,
};

const schemaOf: SchemaOf = (field, dialingCode) => {
  const special = SCHEMAS[field.name];
  if (special) return special(field, dialingCode);
  return field.known?.secret ? ruledSecret(field) : ruledText(field);
};

/** Values of a registration under the platform's rules (D1 §5); `captcha` is checked only where it is shown. */
export const registration = (
  fields: readonly FormField[],
  captchaShown: boolean,
  dialingCode?: string,
) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, dialingCode)])),
      captcha: captchaText(captchaShown),
    })
    .check(confirmed);

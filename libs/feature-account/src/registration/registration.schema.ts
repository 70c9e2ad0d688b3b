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

/** Schemas by field name; every other field is a text or a secret under its rule. */
const SCHEMAS: Readonly<Record<string, (field: FormField) => typeof anyText>> = {
  mobileNum: (field) => mobileText(field, !field.required),
  confirmPassword: () => anyText,
  verificationCode: smsCodeText,
};

function schemaOf(field: FormField) {
  const special = SCHEMAS[field.name];
  if (special) return special(field);
  return field.known?.secret ? ruledSecret(field) : ruledText(field);
}

/** Values of a registration under the platform's rules (D1 §5); `captcha` is checked only where it is shown. */
export const registration = (fields: readonly FormField[], captchaShown: boolean) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
      captcha: captchaText(captchaShown),
    })
    .check(confirmed);

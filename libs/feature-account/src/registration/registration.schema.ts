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

/** Every value is text; which there are, the platform's rules decide. */
export type RegistrationValues = Record<string, string>;

/** Fields that are more than a text under a rule. */
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

/** A registration under the platform's rules (D1 §5). */
export const registration = (fields: readonly FormField[], captchaShown: boolean) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
      captcha: captchaText(captchaShown),
    })
    .check(confirmed);

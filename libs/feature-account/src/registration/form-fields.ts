import {
  api,
  type FieldLimits,
  type FieldRule,
  type GrantedSession,
  type RegisterSettings,
  type Registration,
} from '@lobby/api-client';
import {
  FIELD_ORDER,
  fieldRulesQuery,
  knownField,
  toField,
  useFieldLimits,
  useThirdParty,
  type FormField,
} from '@lobby/feature-kit';
import { useFlag } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Fields of a registration method that override the platform's rules. */
export interface FormShape {
  /** Shown and required whatever the rules say; first on the page, in this order. */
  always: readonly string[];
  /** Never shown, whatever the rules say. */
  never: readonly string[];
}

/** A method of registration: its fields and its call (D1 §3). */
export interface RegistrationMethod extends FormShape {
  id: 'username' | 'mobile';
  send(registration: Registration): Promise<GrantedSession>;
}

/** By user name and password. */
export const BY_USER_NAME: RegistrationMethod = {
  id: 'username',
  always: ['username', 'password', 'confirmPassword'],
  never: [],
  send: (registration) => api.access.register(registration),
};

const PASSWORD = ['password', 'confirmPassword'];

/**
 * By mobile number: with a password if MOBILENUMPASSREG3 is on, with an SMS code if REGMOBVERF3 is on
 * or neither is, so that an account always has a credential.
 */
export function byMobile(flags: { password: boolean; code: boolean }): RegistrationMethod {
  const code = flags.code || !flags.password;
  return {
    id: 'mobile',
    always: [
      'mobileNum',
      ...(code ? ['verificationCode'] : []),
      ...(flags.password ? PASSWORD : []),
    ],
    never: ['username', ...(flags.password ? [] : PASSWORD)],
    send: (registration) => api.access.registerByMobile(registration),
  };
}

/** `byMobile` under the current flags. */
export function useMobileMethod(): RegistrationMethod {
  const password = useFlag('registerByMobileWithPassword');
  const code = useFlag('verifyMobileAtRegistration');
  return useMemo(() => byMobile({ password, code }), [password, code]);
}

/** Shown by a form's shape or elsewhere on the page, never because of a rule. */
const EXCLUDED_FIELDS = new Set([
  'confirmPassword',
  'captcha',
  'verificationCode',
  'countryDialingCode',
]);

/** A name that is safe as a key of the form's values. */
const NAME = /^(?!constructor$|prototype$)[A-Za-z]\w{0,39}$/;

const order = ({ name }: FormField) => (FIELD_ORDER.indexOf(name) + 100) % 100;

const isKnown = ({ field }: FieldRule) => knownField(field) !== undefined;

/**
 * Fields to show (D1 §5): those of the shape, then enabled known fields in `FIELD_ORDER`, then unknown
 * fields that the platform requires. `digits` are the merchant's limits.
 */
export function formFields(
  rules: RegisterSettings['fields'],
  { always, never }: FormShape,
  digits?: FieldLimits,
): FormField[] {
  const byName = new Map(rules.map((rule) => [rule.field, rule]));
  const fixed = always.map((field) =>
    toField({ ...byName.get(field), field, enabled: true, required: true }, digits),
  );
  const excluded = new Set([...EXCLUDED_FIELDS, ...always, ...never]);
  const others = [...byName.values()]
    .filter((rule) => rule.enabled && (isKnown(rule) || rule.required))
    .filter(({ field }) => NAME.test(field) && !excluded.has(field))
    .map((rule) => toField(rule, digits));
  return [...fixed, ...others.sort((a, b) => order(a) - order(b))];
}

/** Rule of the platform's SMS code (D1 §5); undefined where a third party sends the code. */
function useCodeRule({ always }: FormShape): FieldRule | undefined {
  const enabled = !useThirdParty() && always.includes('verificationCode');
  return useQuery({
    ...fieldRulesQuery,
    enabled,
    select: ({ verificationCode }) => verificationCode,
  }).data;
}

/** `formFields` of a method under the platform's rules; no invitation code if the link's is valid (D1 §4). */
export function useFormFields(
  shape: FormShape,
  { fields: rules }: RegisterSettings,
  linkIsValid: boolean,
): readonly FormField[] {
  const codeRule = useCodeRule(shape);
  const digits = useFieldLimits(false);
  return useMemo(
    () =>
      formFields(codeRule ? [...rules, codeRule] : rules, shape, digits).filter(
        ({ name }) => name !== 'affiliateCode' || !linkIsValid,
      ),
    [rules, codeRule, shape, linkIsValid, digits],
  );
}

import type { FieldLimits, FieldRule, RegisterSettings } from '@lobby/api-client';
import {
  FIELD_ORDER,
  fieldRulesQuery,
  knownField,
  toField,
  useFieldLimits,
  useThirdParty,
  type FormField,
} from '@lobby/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Fields of a registration method that override the platform's rules. */
export interface FormShape {
  /** Shown and required whatever the rules say; first on the page, in this order. */
  always: readonly string[];
  /** Never shown, whatever the rules say. */
  never: readonly string[];
}

/** Shown by a form's shape or in a place of their own, never because of a rule. */
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

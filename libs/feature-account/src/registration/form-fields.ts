import type { RegisterSettings, FieldRule } from '@lobby/api-client';
import { FIELD_ORDER, knownField, toField, type FormField } from '@lobby/feature-kit';
/** What a form asks for beside the server's rules. */
export interface FormShape {
  /** Asked for and required whatever the rules say; first on the page, in this order. */
  always: readonly string[];
  /** Not asked for, whatever they say. */
  never: readonly string[];
}

/** Asked for by a form's shape or in a place of their own, never by a rule. */
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
 * The fields to show (D1 §5): the form's own, then the enabled ones in our order, then those only the
 * server knows and requires.
 */
export function formFields(
  rules: RegisterSettings['fields'],
  { always, never }: FormShape,
): FormField[] {
  const byName = new Map(rules.map((rule) => [rule.field, rule]));
  const own = always.map((field) =>
    toField({ ...byName.get(field), field, enabled: true, required: true }),
  );
  const apart = new Set([...EXCLUDED_FIELDS, ...always, ...never]);
  const others = [...byName.values()]
    .filter((rule) => rule.enabled && (isKnown(rule) || rule.required))
    .filter(({ field }) => NAME.test(field) && !apart.has(field))
    .map(toField);
  return [...own, ...others.sort((a, b) => order(a) - order(b))];
}

import type { FieldRule, RegisterSettings } from '@lobby/api-client';
import { compilePattern, type Pattern } from '../pattern/pattern';
import { FIELD_ORDER, knownField, type KnownField } from './known-fields';

/** One field as the form asks for it: what we know of it and what the server rules. */
export interface FormField {
  name: string;
  /** Nothing for a field only the server knows: drawn as plain text under its own name. */
  known: KnownField | undefined;
  required: boolean;
  minLength: number | undefined;
  maxLength: number | undefined;
  matches: Pattern | null;
  /** Text of the server by upper-case language code. */
  message: FieldRule['message'];
}

/** Without these there is no registration by user name, whatever the settings say. */
const ALWAYS = ['username', 'password'] as const;

/** Asked for in a place of their own. */
const APART = new Set(['confirmPassword', 'captcha', 'verificationCode', 'countryDialingCode']);

/** A name that is safe as a key of the form's values. */
const NAME = /^(?!constructor$|prototype$)[A-Za-z]\w{0,39}$/;

/** A server's rule as a field of ours. */
export function toField(rule: FieldRule): FormField {
  const { field, required, minLength, maxLength, pattern = '', message } = rule;
  const always = ALWAYS.some((name) => name === field);
  return {
    name: field,
    known: knownField(field),
    required: required || always,
    minLength,
    maxLength,
    matches: compilePattern(pattern),
    message,
  };
}

const order = ({ name }: FormField) => (FIELD_ORDER.indexOf(name) + 100) % 100;

/** The fields to show (D1 §5): the enabled ones in our order, then those only the server knows and requires. */
export function formFields(rules: RegisterSettings['fields']): FormField[] {
  const byName = new Map<string, FormField>(
    ALWAYS.map((field) => [field, toField({ field, enabled: true, required: true })]),
  );
  for (const rule of rules) {
    const wanted = rule.enabled && (knownField(rule.field) !== undefined || rule.required);
    if (wanted && NAME.test(rule.field) && !APART.has(rule.field))
      byName.set(rule.field, toField(rule));
  }
  return [...byName.values()].sort((a, b) => order(a) - order(b));
}

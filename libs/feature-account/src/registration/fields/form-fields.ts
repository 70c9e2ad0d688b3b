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
  maxLength: number;
  /** Where the input itself stops: what is typed beyond the rule is told, and not cut off. */
  inputLength: number;
  matches: Pattern | null;
  /** Text of the server by upper-case language code. */
  message: FieldRule['message'];
}

/** What a form asks for beside the server's rules. */
export interface FormShape {
  /** Asked for and required whatever the rules say; first on the page, in this order. */
  always: readonly string[];
  /** Not asked for, whatever they say. */
  never: readonly string[];
}

/** Asked for by a form's shape or in a place of their own, never by a rule. */
const APART = new Set(['confirmPassword', 'captcha', 'verificationCode', 'countryDialingCode']);

/** A name that is safe as a key of the form's values. */
const NAME = /^(?!constructor$|prototype$)[A-Za-z]\w{0,39}$/;

/** The most that any field of the platform takes, where nothing less is known. */
const INPUT_MAX = 128;

/** A server's rule as a field of ours. */
export function toField(rule: FieldRule): FormField {
  const { field, required, minLength, maxLength = Infinity, pattern = '', message } = rule;
  const known = knownField(field);
  const inputLength = known?.max ?? INPUT_MAX;
  return {
    name: field,
    known,
    required,
    minLength,
    maxLength: Math.min(maxLength, inputLength),
    inputLength,
    matches: compilePattern(pattern),
    message,
  };
}

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
  const apart = new Set([...APART, ...always, ...never]);
  const others = [...byName.values()]
    .filter((rule) => rule.enabled && (isKnown(rule) || rule.required))
    .filter(({ field }) => NAME.test(field) && !apart.has(field))
    .map(toField);
  return [...own, ...others.sort((a, b) => order(a) - order(b))];
}

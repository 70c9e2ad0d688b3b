import type { FieldRule } from '@lobby/api-client';
import { DOCUMENTED_LIMITS, type FieldLimits } from '@lobby/api-client';
import { compilePattern, type Pattern } from '../pattern/pattern';
import { knownField, type KnownField } from './known-fields';

/** A field with its rule of the platform, for rendering and validation (D1 §5). */
export interface FormField {
  /** The platform's field name. */
  name: string;
  /** Undefined for a field unknown to this client: rendered as a text field labelled with its name. */
  known: KnownField | undefined;
  required: boolean;
  minLength: number | undefined;
  maxLength: number;
  /** `maxLength` of the input; longer than the rule's, so that excess shows an error instead of being cut. */
  inputLength: number;
  /** Null without a usable pattern. */
  matches: Pattern | null;
  /** The platform's own error text by language code. */
  message: FieldRule['message'];
}

/** Default length limit of an input. */
const INPUT_MAX = 128;

/** Limit of the settings by the platform's field name. */
const LIMITS: Readonly<Record<string, keyof FieldLimits>> = {
  mobileNum: 'mobileLength',
  loginMobileNum: 'mobileLength',
  verificationCode: 'smsCodeLength',
};

/** Converts a rule of the platform; `digits` are the merchant's limits. */
export function toField(rule: FieldRule, digits: FieldLimits = DOCUMENTED_LIMITS): FormField {
  const { field, required, minLength, maxLength = Infinity, pattern = '', message } = rule;
  const known = knownField(field);
  const limit = LIMITS[field];
  const inputLength = limit ? digits[limit] : (known?.max ?? INPUT_MAX);
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

import type { Language } from '../brands/brands';
import type { FieldRule } from './field-rule';

/** Whether a text with composed letters satisfies a rule; an empty optional one does (D1 §5). */
export function passesRule(rule: FieldRule, text: string): boolean {
  const value = text.normalize('NFC');
  if (value === '') return !rule.required;
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return false;
  return rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(value);
}

/** Field message for a value that breaks its rule, keyed by the field's name in the call; empty if valid. */
export function faultOf(
  rule: FieldRule,
  value: string,
  language: Language,
  field = rule.field,
): Record<string, string> {
  return passesRule(rule, value) ? {} : { [field]: rule.message?.[language] ?? '' };
}

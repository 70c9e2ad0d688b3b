import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import { REGISTRATION_RULES, type FieldRule } from './registration-rules.data';

export type Registration = CallParsed<Contract['access']['register']>;

const valueOf = (form: Registration, field: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(form)).get(field);
  return typeof value === 'string' ? value : '';
};

function passes(rule: FieldRule, value: string, form: Registration): boolean {
  if (rule.field === 'confirmPassword') return value === form.password;
  if (value === '') return !rule.required;
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return false;
  return rule.pattern === undefined || new RegExp(rule.pattern).test(value);
}

/** What is wrong with a registration, by field, in the visitor's language; nothing when it may be made. */
export function registrationFaults(
  brand: Brand,
  form: Registration,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    REGISTRATION_RULES[brand.code]
      .filter((rule) => !passes(rule, valueOf(form, rule.field), form))
      .map((rule) => [rule.field, rule.message?.[language] ?? '']),
  );
}

import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { reservedFault } from './reserved-nicknames';
import { brandSetting, type FieldNeed } from '../platform/brand-settings';
import type { FieldRule } from './field-rule';
import { passesRule } from './field-rules';
import { isAbroad } from './mobile-numbers';
import { isSamePassword } from './passwords';
import { ACCOUNT_RULES, ASKED, optionalRules } from './registration-rules.data';
import { verificationCode } from './validation-rules.data';

export type Registration = CallParsed<Contract['access']['register']>;

const valueOf = (form: Registration, field: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(form)).get(field);
  return typeof value === 'string' ? value : '';
};

function passes(rule: FieldRule, form: Registration, brand: Brand): boolean {
  const value = valueOf(form, rule.field);
  // An optional confirmation must still match if a password is given.
  if (rule.field === 'confirmPassword') return isSamePassword(value, form.password ?? '');
  // The rule applies to the brand's country; foreign numbers are checked by their own length.
  const entry = { text: value, dialing: form.countryDialingCode };
  if (rule.field === 'mobileNum' && value !== '' && isAbroad(brand, entry)) return true;
  return passesRule(rule, value);
}

/** Requirements of a registration by mobile number, from the flags (D1 §3). */
export interface MobileNeeds {
  /** SMS code. */
  code: boolean;
  password: boolean;
}

/** Adapts a rule to registration by mobile number. */
function forMobile(rule: FieldRule, { password }: MobileNeeds): FieldRule {
  if (rule.field === 'mobileNum') return { ...rule, required: true };
  if (rule.field === 'username') return { ...rule, required: false };
  const isPassword = rule.field === 'password' || rule.field === 'confirmPassword';
  return isPassword ? { ...rule, required: password } : rule;
}

/** Need of an optional field: the control page's setting, else the brand's default. */
const needOf = (db: Db, brand: Brand, field: string): FieldNeed =>
  brandSetting(db, brand.code, 'registration')[field] ??
  (ASKED[brand.code].includes(field) ? 'optional' : 'hidden');

/** All registration fields with their need. */
const allRules = (db: Db, brand: Brand) => [
  ...ACCOUNT_RULES.map((rule) => ({ rule, need: 'required' as FieldNeed })),
  ...optionalRules(brand.code).map((rule) => {
    const need = needOf(db, brand, rule.field);
    return { rule: { ...rule, required: need === 'required' }, need };
  }),
];

/** Fields that a brand's registration shows. */
export const registrationRules = (db: Db, brand: Brand): readonly FieldRule[] =>
  allRules(db, brand)
    .filter(({ need }) => need !== 'hidden')
    .map(({ rule }) => rule);

/** Rules of a form. Hidden fields may still be sent and must satisfy their rules. */
function rulesOf(db: Db, brand: Brand, mobile: MobileNeeds | undefined): readonly FieldRule[] {
  const rules = allRules(db, brand).map(({ rule }) => rule);
  if (mobile === undefined) return rules;
  const changed = rules.map((rule) => forMobile(rule, mobile));
  return mobile.code ? [...changed, verificationCode] : changed;
}

/**
 * Faults of a registration by field, in the visitor's language; empty if valid. `mobile` is set for a
 * registration by mobile number.
 */
export function registrationFaults(
  { db, brand }: { db: Db; brand: Brand },
  form: Registration,
  language: Language,
  mobile?: MobileNeeds,
): Record<string, string> {
  const broken = rulesOf(db, brand, mobile)
    .filter((rule) => !passes(rule, form, brand))
    .map((rule) => [rule.field, rule.message?.[language] ?? ''] as const);
  return { ...reservedFault(form.nickname ?? '', language), ...Object.fromEntries(broken) };
}

import type { BrandCode } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import type { LimitName } from '../handlers/limits.data';
import { brandSetting } from '../platform/brand-settings';

/**
 * Input fields of any call that each limit applies to. Feedback length and image size are checked in their
 * modules.
 */
const FIELDS: Readonly<Partial<Record<LimitName, readonly string[]>>> = {
  imageCount: ['images', 'proofImages'],
  remarkLength: ['remark'],
  captchaLength: ['captcha'],
  mobileLength: ['mobileNum', 'mobileNo'],
  smsCodeLength: ['messageCode', 'verificationCode', 'oldVerificationCode'],
};

/** Calls with their own image count: one per side of a document. */
const OWN_COUNT: ReadonlySet<string> = new Set(['security.submitIdentity']);

/** Length of a text or list; 0 for anything else. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? Array.from<unknown>(value).length : 0;

interface Asked {
  db: Db;
  brand: BrandCode;
  /** Name of the call, `area.name`. */
  name: string;
}

/** Throws `request_param_err` for input fields that exceed the control page's limits. */
export function assertLimits({ db, brand, name }: Asked, input: object): void {
  const given = new Map<string, unknown>(Object.entries(input));
  const changed = Object.entries(brandSetting(db, brand, 'limits'));
  const wrong = changed.flatMap(([limit, most]) => {
    if (limit === 'imageCount' && OWN_COUNT.has(name)) return [];
    const fields = FIELDS[limit as LimitName] ?? [];
    return fields.filter((field) => lengthOf(given.get(field)) > most);
  });
  if (wrong.length === 0) return;
  throw refuse('request_param_err', {
    fields: Object.fromEntries(wrong.map((field) => [field, 'too_big'])),
  });
}

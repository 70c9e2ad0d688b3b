import type { BrandCode } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import type { LimitName } from '../handlers/limits.data';
import { brandSetting } from '../platform/brand-settings';

/**
 * Input fields, of any call, that each limit applies to. Length of feedback and size of images are checked in their
 * rooms.
 */
const FIELDS: Readonly<Partial<Record<LimitName, readonly string[]>>> = {
  imageCount: ['images', 'proofImages'],
  remarkLength: ['remark'],
  captchaLength: ['captcha'],
  mobileLength: ['mobileNum', 'mobileNo'],
  smsCodeLength: ['messageCode', 'verificationCode', 'oldVerificationCode'],
};

/** Calls with a number of images of their own: one for each side of a document. */
const OWN_COUNT: ReadonlySet<string> = new Set(['security.submitIdentity']);

/** Characters of a text, entries of a list; 0 for anything else. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? Array.from<unknown>(value).length : 0;

interface Asked {
  db: Db;
  brand: BrandCode;
  /** Name of the call, `area.name`. */
  name: string;
}

/** Throws `request_param_err` for fields of an input beyond the limits that the control page set. */
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

import { plainName, REAL_NAME, type IdentityDocuments } from '@lobby/api-client';
import { dayText, fieldErrorLabel, parseDay, today } from '@lobby/feature-kit';
import * as z from 'zod/mini';

const NUMBER = /^[A-Za-z0-9]{6,20}$/;
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;

const KINDS = [
  'ID_CARD',
  'PASSPORT',
  'DRIVING_LICENCE',
] as const satisfies IdentityDocuments['kind'][];

/** Parameters of the schema. */
interface IdentityRules {
  /** Minimum age in years. */
  minAge: number;
  /** Number of images of the chosen document. */
  images: number;
  selfie: boolean;
  /** Offset of the brand's clock from UTC, ms; while undefined, only the platform checks the age. */
  offsetMs: number | undefined;
}

/** Latest birthday of a person of that age by the brand's clock, e.g. `2008-11-20`; undefined while that is unknown. */
export function latestBirthday(minAge: number, offsetMs: number | undefined): string | undefined {
  if (offsetMs === undefined) return undefined;
  const day = dayText(today(offsetMs));
  const latest = `${Number(day.slice(0, 4)) - minAge}${day.slice(4)}`;
  // Only leap years have a 29 February.
  return parseDay(latest) === undefined ? latest.replace(/29$/, '28') : latest;
}

/** Whether a day is at least `minAge` years ago. */
function isOldEnough(day: string, { minAge, offsetMs }: IdentityRules): boolean {
  const latest = latestBirthday(minAge, offsetMs);
  return DAY.test(day) && (latest === undefined || day <= latest);
}

const label = <Key extends string>(key: Key) => `member-withdraw:identity.${key}` as const;

const required = (typed: string) => typed !== '';

const trim = (typed: string) => typed.trim();

const cleaned = (pattern: RegExp, error: string, clean = trim) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.refine(required, { error: fieldErrorLabel('required'), abort: true }),
      z.regex(pattern, { error }),
    );

const pictures = (count: number) =>
  z
    .array(z.string())
    .check(
      z.minLength(count, { error: label('imagesCount') }),
      z.maxLength(count, { error: label('imagesCount') }),
    );

/** Schema of the documents; the platform checks them again. */
export const identitySchema = (rules: IdentityRules) =>
  z.object({
    kind: z.enum(KINDS),
    realName: cleaned(REAL_NAME, label('nameFormat'), plainName),
    documentNumber: cleaned(NUMBER, label('numberFormat')),
    birthday: z.string().check(
      z.refine(required, { error: fieldErrorLabel('required'), abort: true }),
      z.refine((day) => isOldEnough(day, rules), { error: label('tooYoung') }),
    ),
    images: pictures(rules.images),
    selfie: pictures(rules.selfie ? 1 : 0),
  });

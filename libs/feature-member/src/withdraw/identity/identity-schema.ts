import type { IdentityDocuments } from '@lobby/api-client';
import { fieldErrorLabel } from '@lobby/feature-kit';
import { formatDay } from '@lobby/i18n';
import * as z from 'zod/mini';

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,99}$/u;
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
}

/** Latest birthday of a person of that age, e.g. `2008-11-20`. */
export function latestBirthday(minAge: number, now = Date.now()): string {
  const today = formatDay(now);
  return `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`;
}

const label = <Key extends string>(key: Key) => `member-withdraw:identity.${key}` as const;

const required = (typed: string) => typed !== '';

const trimmed = (pattern: RegExp, error: string) =>
  z.string().check(
    z.overwrite((typed) => typed.trim()),
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
export const identitySchema = ({ minAge, images, selfie }: IdentityRules) =>
  z.object({
    kind: z.enum(KINDS),
    realName: trimmed(NAME, label('nameFormat')),
    documentNumber: trimmed(NUMBER, label('numberFormat')),
    birthday: z.string().check(
      z.refine(required, { error: fieldErrorLabel('required'), abort: true }),
      z.refine((day) => DAY.test(day) && day <= latestBirthday(minAge), {
        error: label('tooYoung'),
      }),
    ),
    images: pictures(images),
    selfie: pictures(selfie ? 1 : 0),
  });

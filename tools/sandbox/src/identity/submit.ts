import { type CallParsed, type Contract, plainName, REAL_NAME } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { assertUploads } from '../uploads/uploads';
import { identityStatus, minAgeOf } from './checks';
import { IDENTITY_RULES, IMAGES } from './rules.data';

type Documents = CallParsed<Contract['security']['submitIdentity']>;

const NUMBER = /^[A-Za-z0-9]{6,20}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Time of a calendar day, ms; undefined if invalid. */
function timeOf(day: string): number | undefined {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? undefined : time;
}

/** Age in whole years, in the brand's time zone. */
function ageAt(birthday: number, { utcOffsetMs }: Brand, now: number): number {
  const born = new Date(birthday);
  const today = new Date(now + utcOffsetMs);
  const before =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate());
  return today.getUTCFullYear() - born.getUTCFullYear() - (before ? 1 : 0);
}

/** Faults of the documents by field; empty if valid. */
function faultsOf(documents: Documents, { db, brand, now }: Context): Record<string, string> {
  const { kinds, selfie } = IDENTITY_RULES[brand.code];
  const minAge = minAgeOf(db, brand);
  const birthday = timeOf(documents.birthday);
  const age = birthday === undefined ? -1 : ageAt(birthday, brand, now);
  const images = IMAGES[documents.kind];
  const checks: readonly [field: string, right: boolean, message: string][] = [
    ['kind', kinds.includes(documents.kind), 'a document of the list'],
    ['realName', REAL_NAME.test(plainName(documents.realName)), '2 to 100 letters'],
    ['documentNumber', NUMBER.test(documents.documentNumber.trim()), '6 to 20 letters and digits'],
    ['birthday', age >= minAge && age < 130, `at least ${minAge} years ago`],
    ['images', new Set(documents.images).size === images, `${images} pictures`],
    ['selfie', !selfie || documents.selfie !== undefined, 'a picture of the person'],
  ];
  return Object.fromEntries(
    checks.filter(([, right]) => !right).map(([field, , message]) => [field, message]),
  );
}

/** Stores documents, replacing earlier ones; keeps an underage verdict. */
function keep(db: Db, userId: number, documents: Documents, now: number): void {
  db.run(
    `INSERT INTO identity_checks
       (user_id, status, kind, real_name, document_number, birthday, images, selfie, submitted_at)
     VALUES (?, 'SUBMITTED', ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET status = excluded.status, kind = excluded.kind, real_name = excluded.real_name,
       document_number = excluded.document_number, birthday = excluded.birthday, images = excluded.images,
       selfie = excluded.selfie, submitted_at = excluded.submitted_at, reason = NULL, decided_at = NULL`,
    userId,
    documents.kind,
    plainName(documents.realName),
    documents.documentNumber.trim(),
    documents.birthday,
    JSON.stringify(documents.images),
    documents.selfie ?? null,
    now,
  );
}

/** Submits documents. Throws `identity.not.open`, `field.invalid`, `upload.invalid`. */
export function submitIdentity(documents: Documents, context: Context): void {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  const status = identityStatus(db, brand, userId);
  if (status === 'SUBMITTED' || status === 'APPROVED') throw refuse('identity.not.open');
  const fields = faultsOf(documents, context);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  const pictures = [...documents.images, ...(documents.selfie ? [documents.selfie] : [])];
  assertUploads(db, userId, pictures, 'KYC');
  keep(db, userId, documents, now);
}

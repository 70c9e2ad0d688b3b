import type { ApiError } from '@lobby/api-client';
import type { Problem } from '../../problems/problems';

/** A field of the form and what the platform says of it. */
interface RefusedValue {
  name: 'mobile' | 'code' | 'password';
  type: Problem;
  /** The platform's own words, in the language the call was made in. */
  message?: string;
}

const BY_CODE: Readonly<Record<string, RefusedValue>> = {
  'modify.new.old.same': { name: 'password', type: 'samePassword' },
  'sms.code.wrong': { name: 'code', type: 'wrongCode' },
};

/** The platform's names of the fields. */
const BY_FIELD: Readonly<Record<string, RefusedValue>> = {
  mobileNum: { name: 'mobile', type: 'mobileFormat' },
  verificationCode: { name: 'code', type: 'refused' },
  newPassword: { name: 'password', type: 'refused' },
};

/** The fields a refusal speaks of; none where it belongs to the form as a whole. */
export function refusedValues({ kind, code, details }: ApiError): RefusedValue[] {
  if (kind !== 'refused') return [];
  const byCode = BY_CODE[code ?? ''];
  if (byCode) return [byCode];
  return Object.entries(details.fields ?? {}).flatMap(([field, message]) => {
    const value = BY_FIELD[field];
    return value ? [{ ...value, message }] : [];
  });
}

/** What a refusal empties: the password that was the old one, on any other error the code (D1 §4). */
export const spoiledBy = ({ code }: ApiError) =>
  code === 'modify.new.old.same' ? 'password' : 'code';

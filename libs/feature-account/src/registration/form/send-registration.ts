import type { GrantedSession } from '@lobby/api-client';
import type { FormField } from '../fields/form-fields';
import type { RegistrationValues } from '../fields/registration.resolver';
import { confirmedCode } from '../invitation.query';
import { toRegistration } from './payload';
import type { NumberCode } from './use-number-code';
import type { RegistrationSetup } from './use-registration-form';

interface FilledIn {
  setup: RegistrationSetup;
  fields: readonly FormField[];
  number: NumberCode;
  /** From here on the platform may have looked at the captcha, which is then spent. */
  onReached(): void;
}

/** The invitation is confirmed and the number proved before anything is made. */
export async function sendRegistration(
  values: RegistrationValues,
  { setup, fields, number, onReached }: FilledIn,
): Promise<GrantedSession> {
  const { method, invitation: link } = setup;
  const invitation = await confirmedCode(link, values['affiliateCode']?.trim() ?? '');
  const typed = values['verificationCode']?.trim();
  const proof = typed ? await number.code.prove(typed) : undefined;
  const { dialingCode } = number;
  onReached();
  return method.send(
    toRegistration(fields, values, { invitation, link: link.code, proof, dialingCode }),
  );
}

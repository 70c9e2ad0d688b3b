import type { Registration } from '@lobby/api-client';
import { registerMethod } from '@lobby/core';
import type { FormField } from '../fields/form-fields';
import { valueOf, type RegistrationValues } from '../fields/registration.resolver';

interface Invitation {
  /** The code the platform has confirmed. */
  code: string | undefined;
  /** The code of the page's address, confirmed or not (D1 §3 `domain`). */
  fromAddress: string;
}

/** What is sent (D1 §3): what was filled in, and what the page knows by itself. */
export function toRegistration(
  fields: readonly FormField[],
  values: RegistrationValues,
  invitation: Invitation,
): Registration {
  const filled = fields
    .map((field) => [field.name, valueOf(field, values)] as const)
    .filter(([, value]) => value !== '');
  const captcha = values['captcha']?.trim();
  return {
    ...Object.fromEntries(filled),
    confirmPassword: values['confirmPassword'],
    registerUrl: location.hostname,
    registerMethod: registerMethod(),
    affiliateCode: invitation.code,
    domain: invitation.fromAddress || undefined,
    captcha: captcha || undefined,
    firebaseChannel: undefined,
    firebaseIdToken: undefined,
  };
}

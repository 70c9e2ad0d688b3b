import type { FieldRule, RegisterSettings } from '@lobby/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '../../captcha/use-captcha';
import { useRevalidation } from '../../revalidation/use-revalidation';
import { accountRulesQuery } from '../../rules/account-rules.query';
import { useThirdParty } from '../../sms/phone-check/use-third-party';
import { formFields, type FormField } from '../fields/form-fields';
import { registrationResolver, type RegistrationValues } from '../fields/registration.resolver';
import type { LinkInvitation } from '../invitation.query';
import type { RegistrationMethod } from '../methods';

/** What one form of registration is made of. */
export interface RegistrationSetup {
  method: RegistrationMethod;
  settings: RegisterSettings;
  invitation: LinkInvitation;
}

/** The rule of the code the platform sends (D1 §5); a third party's codes are its own affair. */
function useCodeRules({ method }: RegistrationSetup): FieldRule[] | undefined {
  const ours = !useThirdParty() && method.always.includes('verificationCode');
  return useQuery({
    ...accountRulesQuery,
    enabled: ours,
    select: ({ verificationCode: rule }) => (rule ? [rule] : []),
  }).data;
}

/** The fields a method shows: without an invitation code where the link brought a good one (D1 §4). */
function useFields(setup: RegistrationSetup): readonly FormField[] {
  const { method, settings, invitation } = setup;
  const codeRules = useCodeRules(setup);
  return useMemo(
    () =>
      formFields([...settings.fields, ...(codeRules ?? [])], method).filter(
        ({ name }) => name !== 'affiliateCode' || !invitation.valid,
      ),
    [settings.fields, codeRules, method, invitation.valid],
  );
}

/** The values of a registration under the server's rules; the captcha joins once it is asked for. */
export function useRegistrationForm(setup: RegistrationSetup) {
  const { code, valid } = setup.invitation;
  const [captchaShown, setCaptchaShown] = useState(setup.settings.captcha);
  const captcha = useCaptcha(captchaShown);
  const fields = useFields(setup);
  const names = fields.map(({ name }) => name);
  if (captchaShown) names.push('captcha');
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // A message that appears while a finger goes down would push its target away.
    delayError: 250,
    defaultValues: {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      captcha: '',
      affiliateCode: valid === undefined ? code : '',
    },
    resolver: useMemo(() => registrationResolver(fields, captchaShown), [fields, captchaShown]),
  });
  useRevalidation(form);
  return { form, fields, names, captcha, askCaptcha: () => setCaptchaShown(true) };
}

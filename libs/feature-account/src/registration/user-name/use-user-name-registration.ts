import { api, type ApiError, type RegisterSettings } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '../../captcha/use-captcha';
import { useSubmission } from '../../submission/use-submission';
import { formFields } from '../fields/form-fields';
import { registrationResolver, type RegistrationValues } from '../fields/registration.resolver';
import { toRegistration } from './payload';
import { refusedFields } from './refused-fields';

/** A code in the page's address and what became of its check: `null` is refused, `undefined` could not be asked. */
export interface LinkInvitation {
  code: string;
  valid: string | null | undefined;
}

/** The typed code as the platform confirms it; a link's code needs no second check (D1 §4). */
async function confirmedCode(link: LinkInvitation, typed: string): Promise<string | undefined> {
  if (link.valid) return link.valid;
  return typed ? api.access.checkInvitation(typed, location.hostname) : undefined;
}

/** The registration form by the server's rules, and what becomes of it. */
export function useUserNameRegistration(settings: RegisterSettings, link: LinkInvitation) {
  const t = useLabels('account');
  const [captchaShown, setCaptchaShown] = useState(settings.captcha);
  const captcha = useCaptcha(captchaShown);
  const fields = useMemo(
    () => formFields(settings.fields).filter(({ name }) => name !== 'affiliateCode' || !link.valid),
    [settings.fields, link.valid],
  );
  const names = [...fields.map(({ name }) => name), 'confirmPassword'];
  if (captchaShown) names.push('captcha');
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // A message that appears while a finger goes down would push its target away.
    delayError: 250,
    defaultValues: {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      captcha: '',
      affiliateCode: link.valid === undefined ? link.code : '',
    },
    resolver: useMemo(() => registrationResolver(fields, captchaShown), [fields, captchaShown]),
  });

  function onRefused(error: ApiError) {
    if (error.details.captcha) setCaptchaShown(true);
    if (captchaShown && error.kind === 'refused') {
      form.setValue('captcha', '');
      captcha.refresh();
    }
    refusedFields(error, names).forEach(({ name, ...problem }, place) =>
      form.setError(name, problem, { shouldFocus: place === 0 }),
    );
  }

  const { submit, busy, error, clear } = useSubmission('register', {
    send: async (values: RegistrationValues) => {
      const code = await confirmedCode(link, values['affiliateCode']?.trim() ?? '');
      const invitation = { code, fromAddress: link.code };
      return api.access.register(toRegistration(fields, values, invitation));
    },
    onDone: (granted) => {
      toast.success(t('register.done'));
      startSession(granted);
    },
    onRefused,
  });
  const alert = error && refusedFields(error, names).length === 0 ? error : null;
  return { form, fields, captcha, onSubmit: form.handleSubmit(submit, clear), busy, alert };
}

import { api, type ApiError } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { useBack } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useForm, type Resolver } from 'react-hook-form';
import { emailProblem } from '../../problems/email-problem';
import { toResult } from '../../problems/to-result';
import { useRevalidation } from '../../revalidation/use-revalidation';
import { useAfter } from '../../submission/use-after';
import { useSubmission } from '../../submission/use-submission';
import { useWaitMessage } from '../../submission/use-wait-message';

/** Milliseconds a success stays before the screen goes back (D1 §4). */
const MAILED_MS = 1000;
/** Milliseconds: a wait without an end of its own (D1 §9); the call ends it. */
const WAIT_MS = 9_999_000;

export interface EmailRecoveryValues {
  userName: string;
  email: string;
}

const resolver: Resolver<EmailRecoveryValues> = (values) =>
  toResult(values, {
    userName: values.userName.trim() === '' ? 'userNameRequired' : null,
    email: emailProblem(values.email),
  });

/** The platform's names of the fields. */
const OUR_NAMES: Readonly<Record<string, keyof EmailRecoveryValues>> = {
  username: 'userName',
  email: 'email',
};

/** The fields a refusal speaks of, with the platform's words. */
const refusedIn = ({ kind, details }: ApiError) =>
  Object.entries((kind === 'refused' && details.fields) || {}).flatMap(([field, message]) => {
    const name = OUR_NAMES[field];
    return name ? [{ name, message }] : [];
  });

/** The form of recovery by e-mail: a message while it waits, a success for a second, then back (D1 §4). */
export function useEmailRecovery() {
  const t = useLabels('account');
  const goBack = useAfter(MAILED_MS, useBack('history'));
  const form = useForm<EmailRecoveryValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { userName: '', email: '' },
    resolver,
  });
  useRevalidation(form);
  const { submit, busy, waiting, error, clear } = useSubmission('recover-email', {
    // The call takes the spaces around both away (D1 §5).
    send: (values: EmailRecoveryValues) => api.access.recoverByEmail(values),
    onDone: () => {
      toast.success(t('recover.mailed'), { duration: MAILED_MS });
      goBack();
    },
    onRefused: (refused) => {
      for (const { name, message } of refusedIn(refused))
        form.setError(name, { type: 'refused', message }, { shouldFocus: true });
    },
  });
  useWaitMessage(waiting, t('recover.mailing'), WAIT_MS);
  return {
    form,
    onSubmit: form.handleSubmit(submit, clear),
    busy,
    alert: error && refusedIn(error).length === 0 ? error : null,
  };
}

export type EmailRecoveryState = ReturnType<typeof useEmailRecovery>;

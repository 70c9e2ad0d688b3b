import { api } from '@lobby/api-client';
import { fetchAnew, ruledSecret, useAppForm, useFieldRules, type RuleOf } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createPasskey } from './create-passkey';
import { passkeysQuery } from './devices.query';

const NAME_LENGTH = 40;

/** Values of the form; `needsPassword`: the account has a password. */
const addPasskeySchema = (rule: RuleOf, needsPassword: boolean) =>
  z.object({
    name: z.string().check(z.trim(), z.maxLength(NAME_LENGTH)),
    password: needsPassword ? ruledSecret(rule('loginPassword'), 'passwordRequired') : z.string(),
  });

/** Form that adds a passkey: the platform's options, the browser's prompt, the platform's verification. */
export function useAddPasskey(needsPassword: boolean, onDone: () => void) {
  const { t } = useTranslation('account-settings');
  const client = useQueryClient();
  const rule = useFieldRules();
  const made = useRef<string>(undefined);
  const form = useAppForm({
    key: 'add-passkey',
    mode: 'onSubmit',
    schema: useMemo(() => addPasskeySchema(rule, needsPassword), [rule, needsPassword]),
    defaults: { name: '', password: '' },
    refusals: { 'password.old.wrong': 'password' },
    send: async ({ name, password }) => {
      made.current = undefined;
      const options = await api.security.passkeyOptions(needsPassword ? { password } : {});
      const created = await createPasskey(options);
      if (created.kind !== 'created') return created.kind;
      made.current = created.response.id;
      await api.security.addPasskey({
        ...(name === '' ? {} : { name }),
        response: { ...created.response, type: 'public-key' },
      });
      return 'added';
    },
    settle: async () => {
      const { list } = await fetchAnew(client, passkeysQuery);
      const added = list.some(({ credentialId }) => credentialId === made.current);
      return added ? { answer: 'added' as const } : undefined;
    },
    onDone: (answer) => {
      if (answer === 'added') toast.success(t('passkeys.added'));
      else toast.info(t(answer === 'known' ? 'passkeys.known' : 'passkeys.notMade'));
      void client.invalidateQueries(passkeysQuery);
      onDone();
    },
  });
  return { form, rule };
}

import { api } from '@lobby/api-client';
import {
  AppForm,
  emailText,
  QueryPage,
  RuledField,
  useAppForm,
  useFieldRules,
} from '@lobby/feature-kit';
import { Card } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { realMoneyOnly } from '../real-money-only';
import { configQuery } from '../security.query';
import { useSaved } from '../use-saved';
import styles from '../security.module.css';

const EMAIL = z.object({ email: emailText });

const setEmail = async ({ email }: z.output<typeof EMAIL>) => {
  await api.member.setEmail({ email });
};

const hostOf = (email: string) => email.slice(email.lastIndexOf('@'));

/** Whether an address matches a mask: same first letter, same host. */
const isMasked = (masked: string, email: string) =>
  masked[0] === email[0] && hostOf(masked) === hostOf(email);

/** E-mail address: set it or change it. */
function EmailScreen() {
  const config = useQuery(configQuery);
  return (
    <QueryPage query={config}>{({ emailMasked }) => <EmailForm present={emailMasked} />}</QueryPage>
  );
}

function EmailForm({ present }: { present: string | undefined }) {
  const { t } = useTranslation(['member-security', 'forms']);
  const rule = useFieldRules()('email');
  const [before] = useState(present);
  const form = useAppForm({
    key: 'set-email',
    schema: EMAIL,
    defaults: { email: '' },
    drafts: { email: 'newEmail' },
    fields: { email: 'email' },
    send: setEmail,
    // Saved if the mask has changed and matches the new address. Two addresses with equal masks are indistinguishable.
    settle: async ({ email }) => {
      const { emailMasked: saved = '' } = await api.security.config();
      return saved !== before && isMasked(saved, email) ? { answer: undefined } : undefined;
    },
    onDone: useSaved(t('email.saved')),
  });
  return (
    <>
      <p className={styles.text}>
        {present === undefined ? t('email.about') : t('email.present', { email: present })}
      </p>
      <Card>
        <AppForm form={form} submit={t('email.set')} busyLabel={t('busy')} alertAt="button">
          <RuledField rule={rule} field={form.field('email', rule)} />
        </AppForm>
      </Card>
    </>
  );
}

export const Component = realMoneyOnly(EmailScreen);

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
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { forOwnMoney } from '../for-own-money';
import { configQuery } from '../security.query';
import { useSaved } from '../use-saved';
import styles from '../security.module.css';

const EMAIL = z.object({ email: emailText });

const setEmail = async ({ email }: z.output<typeof EMAIL>) => {
  await api.member.setEmail({ email });
};

const hostOf = (email: string) => email.slice(email.lastIndexOf('@'));

/** The address is that of this form if it begins and ends alike: the platform shows it masked. */
async function settle({ email }: z.output<typeof EMAIL>) {
  const { emailMasked: kept = '' } = await api.security.config();
  const same = kept[0] === email[0] && hostOf(kept) === hostOf(email);
  return same ? { answer: undefined } : undefined;
}

/** E-mail address: set or changed. */
function EmailScreen() {
  const config = useQuery(configQuery);
  return (
    <QueryPage query={config}>{({ emailMasked }) => <EmailForm present={emailMasked} />}</QueryPage>
  );
}

function EmailForm({ present }: { present: string | undefined }) {
  const { t } = useTranslation(['member-security', 'forms']);
  const rule = useFieldRules()('email');
  const form = useAppForm({
    key: 'set-email',
    schema: EMAIL,
    defaults: { email: '' },
    drafts: { email: 'newEmail' },
    fields: { email: 'email' },
    send: setEmail,
    settle,
    onDone: useSaved(t('email.saved')),
  });
  return (
    <>
      <p className={styles.text}>
        {present === undefined ? t('email.about') : t('email.present', { email: present })}
      </p>
      <Card>
        <AppForm form={form} submit={t('email.set')} busy={t('busy')} alertAt="button">
          <RuledField rule={rule} field={form.field('email', rule)} />
        </AppForm>
      </Card>
    </>
  );
}

export const Component = forOwnMoney(EmailScreen);

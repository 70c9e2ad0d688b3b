import { api } from '@lobby/api-client';
import { AppForm, useAppForm, useFieldRules, type RuleOf } from '@lobby/feature-kit';
import { Card } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSaved } from '../use-saved';
import styles from '../security.module.css';
import { PayeeNameField } from './payee-name-field';
import { payeeNameText } from './payee-name-text';

const payeeName = (rule: RuleOf) => z.object({ name: payeeNameText(rule('payeeName')) });

/** Queries the outcome after a lost response: done if a payee name is set whose mask has the same first letter. */
async function settle({ name }: { name: string }) {
  const { payeeNameMasked: saved = '' } = await api.security.config();
  return saved !== '' && saved[0] === name[0] ? { answer: undefined } : undefined;
}

/** Sets the payee name, once. */
export function PayeeNameForm() {
  const { t } = useTranslation('member-security');
  const rule = useFieldRules();
  const form = useAppForm({
    key: 'set-payee-name',
    schema: useMemo(() => payeeName(rule), [rule]),
    defaults: { name: '' },
    drafts: { name: 'payeeName' },
    fields: { payeeName: 'name' },
    refusals: { 'payee.name.fixed': 'name' },
    send: async ({ name }) => {
      await api.member.setPayeeName({ payeeName: name });
    },
    settle,
    repeated: ['payee.name.fixed'],
    onDone: useSaved(t('payee.saved')),
  });
  const words = rule('payeeName');
  return (
    <>
      <p className={styles.text}>{t('payee.about')}</p>
      <Card>
        <AppForm form={form} submit={t('payee.set')} busyLabel={t('busy')} alertAt="button">
          <PayeeNameField
            field={form.field('name', words)}
            typed={form.form.watch('name')}
            rule={words}
          />
        </AppForm>
      </Card>
    </>
  );
}

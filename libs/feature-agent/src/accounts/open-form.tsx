import { api, type RebateSetting } from '@lobby/api-client';
import {
  AppForm,
  confirmed,
  ConfirmPassword,
  RadioField,
  RuledField,
  ruledSecret,
  ruledText,
  anyText,
  useAppForm,
  useFieldRules,
  type RuleOf,
} from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Card, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { RateFields } from '../rates/rate-fields';
import { leastRates, toRebates } from '../rates/rates';
import { RATES_OUTDATED, rateSettingsQuery, TEAM } from '../team/team.query';
import styles from './accounts.module.css';

/** Account types that an agent can open (decision 9). */
export const OPENED_TYPES = { player: 0, agent: 1 } as const;
export type OpenedType = keyof typeof OPENED_TYPES;
/** Names of `OPENED_TYPES`, in the order of the form. */
export const OPENED_NAMES = ['player', 'agent'] as const satisfies readonly OpenedType[];

const schemaOf = (rule: RuleOf) =>
  z
    .object({
      username: ruledText(rule('username'), 'userNameRequired'),
      password: ruledSecret(rule('password'), 'passwordRequired'),
      confirmPassword: anyText,
      type: z.enum(OPENED_NAMES),
      rates: z.record(z.string(), z.string()),
    })
    .check(confirmed);

function useOpenForm(settings: readonly RebateSetting[], rule: RuleOf) {
  const { t } = useTranslation('agent-accounts');
  const client = useQueryClient();
  const schema = useMemo(() => schemaOf(rule), [rule]);
  const form = useAppForm({
    key: 'open-account',
    schema,
    defaults: {
      username: '',
      password: '',
      confirmPassword: '',
      type: 'player' as const,
      rates: leastRates(settings),
    },
    drafts: { username: 'open.username', type: 'open.type', rates: 'open.rates' },
    secrets: ['password', 'confirmPassword'],
    fields: { username: 'username', password: 'password', confirmPassword: 'confirmPassword' },
    refusals: {
      'register.username.taken': 'username',
      'rebate.out.of.range': 'rates',
      'quota.exhausted': 'rates',
    },
    outdated: RATES_OUTDATED,
    send: ({ type, rates, ...account }) =>
      api.agent.openDownline({
        ...account,
        type: OPENED_TYPES[type],
        rebates: toRebates(rates),
      }),
    // An account of that name, just created directly below this agent, is the one whose response was lost.
    settle: async ({ username }) => {
      const { list } = await api.agent.downline({ userName: username, page: 1, size: 1 });
      const [member] = list;
      const isIt = member?.userName.toLowerCase() === username.toLowerCase() && member.level === 1;
      return isIt ? { answer: { ...member } } : undefined;
    },
    onDone: (_, { username }) => {
      toast.success(t('open.done', { name: username }));
      void client.invalidateQueries({ queryKey: TEAM });
      void client.invalidateQueries({ queryKey: rateSettingsQuery().queryKey });
      form.restart();
    },
  });
  return form;
}

/** Form of an account below the agent: name, password, type, rates within the allowed ones. */
export function OpenForm({ settings }: { settings: readonly RebateSetting[] }) {
  const { t } = useTranslation('agent-accounts');
  const rule = useFieldRules();
  const form = useOpenForm(settings, rule);
  return (
    <Card>
      <AppForm form={form} submit={t('open.action')} busyLabel={t('open.busy')} alertAt="button">
        <RadioField
          field={form.control('type')}
          label={t('open.type')}
          options={OPENED_NAMES.map((value) => ({ value, label: t(`open.${value}`) }))}
        />
        <RuledField rule={rule('username')} field={form.field('username', rule('username'))} />
        <RuledField rule={rule('password')} field={form.field('password', rule('password'))} />
        <ConfirmPassword rule={rule('password')} field={form.field('confirmPassword')} />
        <RateFields field={form.control('rates')} settings={settings} />
        <p className={styles.note}>
          {t('open.adult', { age: currentBrand().jurisdiction.minAge })}
        </p>
      </AppForm>
    </Card>
  );
}

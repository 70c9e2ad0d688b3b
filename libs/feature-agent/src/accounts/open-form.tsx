import { api, type RebateSetting } from '@lobby/api-client';
import {
  AppForm,
  confirmed,
  ConfirmPassword,
  RuledField,
  ruledSecret,
  ruledText,
  anyText,
  useAppForm,
  useFieldRules,
  type RuleOf,
} from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Card, RadioList, toast } from '@lobby/ui-kit';
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
    // Whoever opened an account below this agent a moment ago under the same name is this agent.
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

/** Opens an account below the agent: name, password, type, and rates within what may be given. */
export function OpenForm({ settings }: { settings: readonly RebateSetting[] }) {
  const { t } = useTranslation('agent-accounts');
  const rule = useFieldRules();
  const form = useOpenForm(settings, rule);
  const type = form.control('type');
  return (
    <Card>
      <AppForm form={form} submit={t('open.action')} busy={t('open.busy')} alertAt="button">
        <RadioList
          label={t('open.type')}
          name="type"
          options={OPENED_NAMES.map((value) => ({ value, label: t(`open.${value}`) }))}
          value={type.value}
          onChange={type.onChange}
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

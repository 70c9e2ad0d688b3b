import { api, type RebateSetting } from '@lobby/api-client';
import {
  anyText,
  AppForm,
  ChoiceField,
  QueryState,
  RadioField,
  UnknownOutcome,
  useAppForm,
  useMoneyAction,
  useFieldLimits,
} from '@lobby/feature-kit';
import { TextField, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { RateFields } from '../../rates/rate-fields';
import { leastRates, toRebates } from '../../rates/rates';
import { RATES_OUTDATED, rateSettingsQuery } from '../../team/team.query';
import { OPENED_NAMES, OPENED_TYPES } from '../open-form';
import { linksQuery } from './links.query';

/** Validity of a link in days; 0 for no end. */
const VALID_DAYS = ['0', '7', '30', '90', '365'] as const;

const schema = z.object({
  type: z.enum(OPENED_NAMES),
  rates: z.record(z.string(), z.string()),
  validDays: z.enum(VALID_DAYS),
  remark: anyText,
});

interface NewLinkProps {
  onDone(): void;
}

/** New link: account type, rates, validity. */
export function NewLink(props: NewLinkProps) {
  const settings = useQuery(rateSettingsQuery());
  return (
    <QueryState query={settings}>
      {(found) => <NewLinkForm {...props} settings={found} />}
    </QueryState>
  );
}

interface NewLinkFormProps extends NewLinkProps {
  settings: readonly RebateSetting[];
}

/** Form state and action of a link: one link per intent; queries the outcome if the response is lost (decision 21). */
function useNewLinkForm({ settings, onDone }: NewLinkFormProps) {
  const { t } = useTranslation('agent-accounts');
  const client = useQueryClient();
  const defaults = useMemo(
    () => ({
      type: 'player' as const,
      rates: leastRates(settings),
      validDays: '30' as const,
      remark: '',
    }),
    [settings],
  );
  const done = () => {
    toast.success(t('link.done'));
    void client.invalidateQueries({ queryKey: linksQuery.queryKey });
    onDone();
  };
  const money = useMoneyAction<z.output<typeof schema>>({
    name: 'affiliate.link',
    about: (values) => JSON.stringify(values),
    send: async ({ type, rates, validDays, remark }, options) => {
      const days = Number(validDays);
      const note = remark.trim();
      const { linkId } = await api.agent.createAffiliateLink(
        {
          memberType: OPENED_TYPES[type],
          rebates: toRebates(rates),
          ...(days > 0 && { validDays: days }),
          ...(note && { remark: note }),
        },
        options,
      );
      return { orderNo: linkId };
    },
    onFound: done,
  });
  const form = useAppForm({
    key: 'new-link',
    schema,
    defaults,
    drafts: {
      type: 'link.type',
      rates: 'link.rates',
      validDays: 'link.validDays',
      remark: 'link.remark',
    },
    refusals: { 'rebate.out.of.range': 'rates', 'quota.exhausted': 'rates' },
    outdated: RATES_OUTDATED,
    send: money.send,
    onDone: done,
  });
  return { form, money };
}

function NewLinkForm(props: NewLinkFormProps) {
  const { t } = useTranslation(['agent-accounts', 'forms']);
  const { form, money } = useNewLinkForm(props);
  const days = (value: string) =>
    value === '0' ? t('link.forever') : t('link.days', { count: Number(value) });
  return (
    <AppForm form={form} submit={t('link.create')} busyLabel={t('link.creating')} alertAt="button">
      <RadioField
        field={form.control('type')}
        label={t('open.type')}
        options={OPENED_NAMES.map((value) => ({ value, label: t(`open.${value}`) }))}
      />
      <RateFields field={form.control('rates')} settings={props.settings} />
      <ChoiceField
        field={form.control('validDays')}
        label={t('link.valid')}
        options={VALID_DAYS.map((value) => ({ value, label: days(value) }))}
      />
      <TextField
        {...form.field('remark')}
        label={t('link.remark')}
        aside={t('forms:field.optional')}
        hint={t('link.remarkHint')}
        maxLength={useFieldLimits().remarkLength}
      />
      <UnknownOutcome money={money} />
    </AppForm>
  );
}

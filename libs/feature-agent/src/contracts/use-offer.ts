import type { ContractStanding } from '@lobby/api-client';
import { DEFAULT_CURRENCY, type CurrencyFormat, type Language } from '@lobby/core';
import {
  anyText,
  fetchAnew,
  fieldErrorLabel,
  requiredText,
  useAmountRule,
  useAppForm,
  type AppFormState,
} from '@lobby/feature-kit';
import { formatRate, useLanguage } from '@lobby/i18n';
import { accountKey, useCurrency } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { choiceText } from './choice-text';
import { useContractKind } from './contract-kind';
import { KINDS, type DividendPeriod } from './contract-kinds';
import { standingQuery } from './contracts.query';
import { TERMS } from './differences';
import {
  EMPTY_TIER,
  isOffered,
  PER_CENT_DIGITS,
  perCentOf,
  toTiers,
  typedTiers,
  type OfferValues,
} from './offer-values';
import { problemField, tierProblems } from './tier-problem';

/** Larger than any real amount or number. */
const MOST = '99999999999999';
const MOST_ACTIVE = '1000000';

const isDividendPeriod = (text: string): text is DividendPeriod =>
  ['WEEK', 'HALF_MONTH', 'MONTH'].includes(text);

/** Decimal and grouping separators of a percentage in a language. */
function perCentMarks(language: Language): Pick<CurrencyFormat, 'decimal' | 'grouping'> {
  const decimal = formatRate('0.015', language).includes(',') ? ',' : '.';
  return { decimal, grouping: decimal === ',' ? '.' : ',' };
}

/** Rules of a tier's fields: amounts, rate in percent, number of accounts. */
function useTierRules(maxRate: string) {
  const currency: CurrencyFormat = useCurrency() ?? DEFAULT_CURRENCY;
  const language = useLanguage();
  const units = useMemo(
    () => ({
      rate: {
        ...currency,
        ...perCentMarks(language),
        symbol: '%',
        pattern: `#,##0.${'#'.repeat(PER_CENT_DIGITS)}`,
      },
      count: { ...currency, symbol: '', pattern: '#,##0' },
    }),
    [currency, language],
  );
  const amount = useAmountRule({ min: '0', max: MOST });
  const rate = useAmountRule({ min: '0', max: perCentOf(maxRate) }, units.rate);
  const count = useAmountRule({ min: '0', max: MOST_ACTIVE }, units.count);
  return { amount, rate, count };
}

/** Revalidates the invalid fields of all tiers when one changes: a tier depends on the one before it. */
function useTierRevalidation({ form }: AppFormState<OfferValues>): void {
  const recheck = useEffectEvent(() => {
    const wrong = form
      .getValues('tiers')
      .flatMap((_, place) => TERMS.map((term) => `tiers.${place}.${term}` as const))
      .filter((name) => form.getFieldState(name).error);
    if (wrong.length > 0) void form.trigger(wrong);
  });
  // Every change of a control renders the form.
  const typed = JSON.stringify(form.getValues('tiers'));
  const previous = useRef(typed);
  useEffect(
    function followTiers() {
      if (previous.current === typed) return;
      previous.current = typed;
      recheck();
    },
    [typed],
  );
}

/**
 * Form state of an offer to a direct downline; `receiver` is preselected if given. Finds an offer whose response was
 * lost instead of sending it again.
 */
export function useOffer({ offer, contract }: ContractStanding, receiver: string) {
  const { t } = useTranslation('agent-contracts');
  const kind = useContractKind();
  const client = useQueryClient();
  const { maxRate } = offer;
  const own = contract?.tiers;
  const { amount, rate, count } = useTierRules(maxRate);
  const periods = useMemo(() => offer.periods.map(String), [offer.periods]);
  const schema = useMemo(
    () =>
      z.object({
        userName: requiredText('choiceRequired'),
        period: choiceText(periods),
        remark: anyText,
        tiers: z
          .array(
            z.object({
              rate: rate.schema,
              minStake: amount.schema,
              minLoss: amount.schema,
              minActive: count.schema,
              cap: amount.schema,
            }),
          )
          .check((payload) => {
            const tiers = typedTiers(payload.value);
            tierProblems(tiers ?? [], { maxRate, own }).forEach((problem, place) => {
              if (problem !== undefined)
                payload.issues.push({
                  code: 'custom',
                  input: payload.value,
                  path: [place, problemField(problem)],
                  message: fieldErrorLabel('refused'),
                  continue: true,
                });
            });
          }),
      }),
    [amount.schema, rate.schema, count.schema, periods, maxRate, own],
  );
  // One draft per receiver, so that an offer never goes to the wrong account.
  const draft = `offer.${kind}.${receiver}`;
  const form: AppFormState<OfferValues> = useAppForm({
    key: `offer.${kind}`,
    schema,
    defaults: {
      userName: receiver,
      period: periods[0] ?? '',
      tiers: [{ ...EMPTY_TIER }],
      remark: '',
    },
    drafts: {
      ...(receiver === '' && { userName: `${draft}.userName` }),
      period: `${draft}.period`,
      tiers: `${draft}.tiers`,
      remark: `${draft}.remark`,
    },
    refusals: { 'downline.unknown': 'userName', 'contract.exists': 'userName' },
    send: ({ userName, period, tiers, remark }) =>
      KINDS[kind].propose({
        userName,
        tiers: toTiers(tiers),
        period: isDividendPeriod(period) ? period : 'MONTH',
        ...(remark.trim() !== '' && { remark }),
      }),
    settle: async ({ userName, period, tiers }) => {
      const { pending } = await fetchAnew(client, standingQuery(kind, userName));
      return pending && isOffered(pending, { period, tiers: toTiers(tiers) })
        ? { answer: pending }
        : undefined;
    },
    repeated: ['contract.exists'],
    onFailed: (error, { setError, getValues }) => {
      if (error.code !== 'field.invalid') return false;
      // The platform names a tier, or a field of it: `tiers.0.minStake`.
      const places = Object.keys(error.details.fields ?? {}).map((field) => {
        const [, place, named] = field.split('.');
        return { place: Number(place), term: TERMS.find((term) => term === named) ?? 'rate' };
      });
      const wrong = places.filter(({ place }) => place < getValues('tiers').length);
      for (const { place, term } of wrong)
        setError(`tiers.${place}.${term}`, { type: 'label', message: fieldErrorLabel('refused') });
      return wrong.length > 0;
    },
    onDone: ({ receiver }) => {
      toast.success(t('propose.done', { name: receiver }), { duration: 'long' });
      void client.invalidateQueries({ queryKey: accountKey });
      form.restart();
    },
  });
  useTierRevalidation(form);
  return { form, rules: { amount, rate, count } };
}

import type { ContractStanding } from '@lobby/api-client';
import {
  AmountField,
  AppForm,
  ChoiceField,
  QueryPage,
  useAddressQuery,
  type AmountRule,
  type AppFormState,
  useFieldLimits,
} from '@lobby/feature-kit';
import { Button, Card, FormError, TextField } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NameChoice } from '../names/name-choice';
import { useContractKind } from './contract-kind';
import { KINDS } from './contract-kinds';
import { standingQuery } from './contracts.query';
import { EMPTY_TIER, typedTiers, type OfferValues } from './offer-values';
import { RECEIVER_PARAMETER } from './propose-path';
import { Tiers } from './terms';
import { tierProblems, type OfferBounds } from './tier-problem';
import { useOffer } from './use-offer';
import { useTermText } from './use-term-text';
import { WorkedExample } from './worked-example';
import styles from './contracts.module.css';

/** Form of an offer to a direct downline, within the agent's limits. */
export function ProposeForm() {
  const standing = useQuery(standingQuery(useContractKind()));
  return <QueryPage query={standing}>{(found) => <Offer standing={found} />}</QueryPage>;
}

function Offer({ standing }: { standing: ContractStanding }) {
  const { offer, contract } = standing;
  const { t } = useTranslation('agent-contracts');
  const { query } = useAddressQuery();
  const receiver = query.get(RECEIVER_PARAMETER) ?? '';
  const { form, rules } = useOffer(standing, receiver);
  const tiers = useFieldArray({ control: form.form.control, name: 'tiers' });
  // Every change of a control renders the form.
  const typed = form.form.getValues();
  const { ref, value: name, error, onChange } = form.control('userName');
  return (
    <Card>
      <h2 className={styles.title}>{t('propose.title')}</h2>
      <AppForm
        form={form}
        submit={t('propose.submit')}
        busyLabel={t('submit.busy')}
        alertAt="button"
      >
        <NameChoice
          ref={ref}
          label={t('propose.member')}
          chosen={name === '' ? [] : [name]}
          onChange={([chosen = '']) => onChange(chosen)}
          most={1}
          error={error}
        />
        {offer.periods.length > 1 && (
          <ChoiceField
            field={form.control('period')}
            label={t('fact.period')}
            options={offer.periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        )}
        {tiers.fields.map(({ id }, place) => (
          <TierFields
            key={id}
            form={form}
            rules={rules}
            place={place}
            onRemove={tiers.fields.length > 1 ? () => tiers.remove(place) : undefined}
          />
        ))}
        <Problems typed={typed.tiers} bounds={{ maxRate: offer.maxRate, own: contract?.tiers }} />
        {contract && (
          <details className={styles.own}>
            <summary>{t('propose.own')}</summary>
            <Tiers tiers={contract.tiers} />
          </details>
        )}
        {tiers.fields.length < offer.maxTiers && (
          <Button variant="secondary" onClick={() => tiers.append({ ...EMPTY_TIER })}>
            {t('propose.addTier')}
          </Button>
        )}
        <TextField
          {...form.field('remark')}
          label={t('fact.remark')}
          maxLength={useFieldLimits().remarkLength}
          autoComplete="off"
        />
        <Preview typed={typed} />
      </AppForm>
    </Card>
  );
}

interface TierFieldsProps {
  form: AppFormState<OfferValues>;
  rules: Readonly<Record<'amount' | 'rate' | 'count', AmountRule>>;
  place: number;
  /** Absent for the only tier. */
  onRemove: (() => void) | undefined;
}

/** Fields of one tier. */
function TierFields({ form, rules, place, onRemove }: TierFieldsProps) {
  const { t } = useTranslation('agent-contracts');
  const number = place + 1;
  const amount = (term: 'minStake' | 'minLoss' | 'cap') => (
    <AmountField
      field={form.control(`tiers.${place}.${term}`, rules.amount)}
      rule={rules.amount}
      label={t(`term.${term}`)}
      hint={t(`propose.hint.${term}`)}
    />
  );
  return (
    <fieldset className={styles.tierFields}>
      <legend>{t('terms.tier', { number })}</legend>
      <AmountField
        field={form.control(`tiers.${place}.rate`, rules.rate)}
        rule={rules.rate}
        label={t('term.rate')}
        hint={t('propose.hint.rate', { max: rules.rate.max })}
      />
      {amount('minStake')}
      {amount('minLoss')}
      <AmountField
        field={form.control(`tiers.${place}.minActive`, rules.count)}
        rule={rules.count}
        label={t('term.minActive')}
        hint={t('propose.hint.minActive')}
      />
      {amount('cap')}
      {onRemove && (
        <Button variant="plain" onClick={onRemove}>
          {t('propose.removeTier', { number })}
        </Button>
      )}
    </fieldset>
  );
}

/** Error texts of the tiers. */
function Problems({ typed, bounds }: { typed: OfferValues['tiers']; bounds: OfferBounds }) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermText();
  const problems = tierProblems(typedTiers(typed) ?? [], bounds);
  return problems.map(
    (problem, place) =>
      problem !== undefined && (
        // oxlint-disable-next-line react/no-array-index-key -- a tier is its place
        <FormError key={place}>
          {t(`propose.problem.${problem}`, {
            number: place + 1,
            max: text('rate', bounds.maxRate),
          })}
        </FormError>
      ),
  );
}

/** Example of the offer, once its tiers are complete. */
function Preview({ typed }: { typed: OfferValues }) {
  const kind = useContractKind();
  const standing = useQuery(standingQuery(kind));
  const tiers = typedTiers(typed.tiers);
  const period = standing.data?.offer.periods.find((one) => one === typed.period);
  if (!tiers || period === undefined) return null;
  return (
    <WorkedExample contract={{ tiers, period }} base={KINDS[kind].base} name={typed.userName} />
  );
}

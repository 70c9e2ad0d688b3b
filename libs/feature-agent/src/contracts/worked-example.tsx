import type { AgentContract } from '@lobby/api-client';
import { multiplyAmount, subtractAmounts, type Amount } from '@lobby/core';
import { compareAmounts, fractionDigits } from '@lobby/feature-kit';
import { formatCount, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earned, type Base, type Earned, type Tier, type Turnover } from './earned';
import { Slider } from './slider';
import { useTermText } from './use-term-text';
import styles from './contracts.module.css';

/** Number of steps of an amount slider. */
const STEPS = 40;
/** Scale factor: the highest tier is reached at half of the slider. */
const REACH = '2';
/** Largest loss as a fraction of the stake, if no tier requires a loss. */
const USUAL_LOSS = '0.2';
/** Maximum of active members, if no tier requires more. */
const LEAST_ACTIVE = 10;
/** Maximum stake in smallest units of the currency, if no tier requires one. */
const LEAST_STAKE = '1000000';

interface Scale {
  stake: Amount;
  loss: Amount;
  active: number;
}

const largest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((most, amount) => (compareAmounts(amount, most) > 0 ? amount : most), '0');

/** Maxima of the sliders: twice the highest tier's conditions. */
function scaleOf(tiers: readonly Tier[], digits: number): Scale {
  const stake = largest(tiers.map(({ minStake }) => minStake));
  const loss = largest(tiers.map(({ minLoss }) => minLoss ?? '0'));
  const ends = compareAmounts(stake, '0') > 0 ? multiplyAmount(stake, REACH, digits) : LEAST_STAKE;
  return {
    stake: ends,
    loss:
      compareAmounts(loss, '0') > 0
        ? multiplyAmount(loss, REACH, digits)
        : multiplyAmount(ends, USUAL_LOSS, digits),
    active: Math.max(LEAST_ACTIVE, 2 * Math.max(...tiers.map(({ minActive }) => minActive))),
  };
}

/** Amount at a step of a slider. */
const amountAt = (end: Amount, step: number, digits: number): Amount =>
  multiplyAmount(end, String(step / STEPS), digits, 'down');

/** Label variant by owner of the team. */
function whoseOf(name: string | undefined) {
  if (name === undefined) return 'own';
  return name === '' ? 'someone' : 'other';
}

interface WorkedExampleProps {
  contract: Pick<AgentContract, 'tiers' | 'period'>;
  base: Base;
  /** Owner of the team; empty if not selected yet, undefined for the viewer. */
  name?: string | undefined;
  /** Previous contract, calculated for comparison. */
  before?: Pick<AgentContract, 'tiers'> | undefined;
}

/**
 * Example of a contract's payment for figures chosen with sliders; calculated to the smallest unit as by the platform.
 */
export function WorkedExample({ contract, base, name, before }: WorkedExampleProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const currency = useCurrency();
  const digits = currency ? fractionDigits(currency) : 0;
  const scale = scaleOf(contract.tiers, digits);
  const [steps, setSteps] = useState({ stake: STEPS / 2, loss: STEPS / 2 });
  const [chosenActive, setActive] = useState<number>();
  const active = chosenActive ?? scale.active / 2;
  const turnover: Turnover = {
    stake: amountAt(scale.stake, steps.stake, digits),
    loss: amountAt(scale.loss, steps.loss, digits),
    active,
  };
  const pays = earned(contract.tiers, turnover, { base, digits });
  const money = (amount: Amount) => formatMoney(amount, currency);
  const words = {
    stake: money(turnover.stake),
    loss: money(turnover.loss),
    count: active,
    active: formatCount(active, language),
    amount: money(pays.amount),
    name,
  };
  return (
    <section role="group" className={styles.example} aria-label={t('example.title')}>
      <h3 className={styles.head}>{t('example.title')}</h3>
      <p className={styles.note}>{t(`example.per.${contract.period}`)}</p>
      <p className={styles.sentence} aria-live="polite">
        {t(`example.${whoseOf(name)}`, words)}
      </p>
      <Reached pays={pays} tiers={contract.tiers} of={turnover[base]} />
      {before && (
        <Compared is={pays.amount} was={earned(before.tiers, turnover, { base, digits }).amount} />
      )}
      <Slider
        label={t('example.stake')}
        shown={words.stake}
        step={steps.stake}
        steps={STEPS}
        onChange={(stake) => setSteps((now) => ({ ...now, stake }))}
      />
      <Slider
        label={t('example.loss')}
        shown={words.loss}
        step={steps.loss}
        steps={STEPS}
        onChange={(loss) => setSteps((now) => ({ ...now, loss }))}
      />
      <Slider
        label={t('example.active')}
        shown={words.active}
        step={active}
        steps={scale.active}
        onChange={setActive}
      />
      <p className={styles.note}>{t('example.note')}</p>
    </section>
  );
}

interface ReachedProps {
  pays: Earned;
  tiers: readonly Tier[];
  /** Amount that the rate applies to. */
  of: Amount;
}

/** Tier reached, and its calculation. */
function Reached({ pays: { tier, share, capped }, tiers, of }: ReachedProps) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermText();
  const currency = useCurrency();
  if (tier === undefined) return <p className={styles.note}>{t('example.none')}</p>;
  return (
    <p className={styles.note}>
      {t('example.tier', {
        number: tiers.indexOf(tier) + 1,
        base: formatMoney(of, currency),
        rate: text('rate', tier.rate),
        amount: formatMoney(share, currency),
      })}
      {capped && ` ${t('example.capped', { cap: formatMoney(tier.cap ?? '', currency) })}`}
    </p>
  );
}

/** Payment of the previous contract for the same figures, and the difference. */
function Compared({ is, was }: { is: Amount; was: Amount }) {
  const { t } = useTranslation('agent-contracts');
  const currency = useCurrency();
  return (
    <p className={styles.note}>
      {t('example.before', {
        amount: formatMoney(was, currency),
        difference: formatMoney(subtractAmounts(is, was), currency, { signed: true }),
      })}
    </p>
  );
}

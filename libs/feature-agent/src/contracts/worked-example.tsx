import type { AgentContract } from '@lobby/api-client';
import { multiplyAmount, subtractAmounts, type Amount } from '@lobby/core';
import { compareAmounts, fractionDigits } from '@lobby/feature-kit';
import { formatCount, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earned, tierReached, type Base, type Tier, type Turnover } from './earned';
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
  const money = (amount: Amount) => formatMoney(amount, currency);
  const words = {
    stake: money(turnover.stake),
    loss: money(turnover.loss),
    count: active,
    active: formatCount(active, language),
    amount: money(earned(contract.tiers, turnover, { base, digits })),
    name,
  };
  return (
    <section role="group" className={styles.example} aria-label={t('example.title')}>
      <h3 className={styles.head}>{t('example.title')}</h3>
      <p className={styles.note}>{t(`example.per.${contract.period}`)}</p>
      <p className={styles.sentence} aria-live="polite">
        {t(`example.${whoseOf(name)}`, words)}
      </p>
      <Reached tiers={contract.tiers} turnover={turnover} base={base} digits={digits} />
      {before && <Compared {...{ contract, before, turnover, base, digits }} />}
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

interface SumProps {
  turnover: Turnover;
  base: Base;
  digits: number;
}

/** Tier reached, and its calculation. */
function Reached({ tiers, turnover, base, digits }: SumProps & { tiers: readonly Tier[] }) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermText();
  const currency = useCurrency();
  const place = tierReached(tiers, turnover);
  const tier = tiers[place];
  if (tier === undefined) return <p className={styles.note}>{t('example.none')}</p>;
  const share = multiplyAmount(turnover[base], tier.rate, digits, 'down');
  const capped = tier.cap !== undefined && compareAmounts(share, tier.cap) > 0;
  return (
    <p className={styles.note}>
      {t('example.tier', {
        number: place + 1,
        base: formatMoney(turnover[base], currency),
        rate: text('rate', tier.rate),
        amount: formatMoney(share, currency),
      })}
      {capped && ` ${t('example.capped', { cap: formatMoney(tier.cap ?? '', currency) })}`}
    </p>
  );
}

interface ComparedProps extends SumProps {
  contract: Pick<AgentContract, 'tiers'>;
  before: Pick<AgentContract, 'tiers'>;
}

/** Payment of the previous contract for the same figures. */
function Compared({ contract, before, turnover, ...rules }: ComparedProps) {
  const { t } = useTranslation('agent-contracts');
  const currency = useCurrency();
  const was = earned(before.tiers, turnover, rules);
  const is = earned(contract.tiers, turnover, rules);
  return (
    <p className={styles.note}>
      {t('example.before', {
        amount: formatMoney(was, currency),
        difference: formatMoney(subtractAmounts(is, was), currency, { signed: true }),
      })}
    </p>
  );
}

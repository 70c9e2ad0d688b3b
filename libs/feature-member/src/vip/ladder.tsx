import type { VipBenefits } from '@lobby/api-client';
import { categoryLabel, compareAmounts } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Check, ChevronDown, Detail, Details } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './vip.module.css';

type Level = VipBenefits['levels'][number];

/** All levels, lowest first, with requirements and benefits; the current one is expanded. */
export function Ladder({ benefits: { current, levels } }: { benefits: VipBenefits }) {
  const { t } = useTranslation('member-vip');
  const place = levels.findIndex(({ name }) => name === current);
  return (
    <section aria-labelledby="ladder" className={styles.part}>
      <h2 id="ladder" className={styles.head}>
        {t('ladder.title')}
      </h2>
      <ol role="list" className={styles.ladder} aria-labelledby="ladder">
        {levels.map((level, index) => (
          <li key={level.name}>
            <details className={styles.rung} data-reached={index <= place} open={index === place}>
              <summary className={styles.rungHead}>
                <span className={styles.mark}>{index <= place && <Check size={16} />}</span>
                <span className={styles.rungName}>
                  {level.name}
                  {index === place && <span className={styles.pill}>{t('level.own')}</span>}
                  <Needs level={level} />
                </span>
                <ChevronDown size={16} className={styles.arrow} />
              </summary>
              <Gives level={level} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isNone = (amount: string) => compareAmounts(amount, '0') === 0;

/** Requirements of a level. */
function Needs({ level: { turnover, deposit } }: { level: Level }) {
  const { t } = useTranslation('member-vip');
  const currency = useCurrency();
  const needs = [
    !isNone(turnover) && t('ladder.bets', { amount: formatMoney(turnover, currency) }),
    !isNone(deposit) && t('ladder.deposits', { amount: formatMoney(deposit, currency) }),
  ].filter((need) => need !== false);
  return (
    <span className={styles.needs}>
      {needs.length === 0 ? t('ladder.everyone') : t('ladder.within', { needs: needs.join(' · ') })}
    </span>
  );
}

/** Benefits of a level. */
function Gives({ level }: { level: Level }) {
  const { t } = useTranslation(['member-vip', 'categories']);
  const language = useLanguage();
  const currency = useCurrency();
  const money = (amount: string) =>
    isNone(amount) ? t('ladder.none') : formatMoney(amount, currency);
  return (
    <div className={styles.gives}>
      <Details label={level.name}>
        <Detail name={t('ladder.upgrade')} value={money(level.upgradeBonus)} />
        <Detail name={t('ladder.monthly')} value={money(level.monthlyBonus)} />
        <Detail name={t('ladder.withdraw')} value={money(level.withdrawDailyMax)} />
        {level.rebateRates.map(({ category, rate }) => (
          <Detail
            key={category}
            name={t('ladder.rebate', { category: t(categoryLabel(category)) })}
            value={formatRate(rate, language)}
          />
        ))}
      </Details>
    </div>
  );
}

import type { DownlineDetail, DownlineMember } from '@lobby/api-client';
import { categoryLabel } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../team.module.css';

const SUMS = [
  ['netWin', 'field.result'],
  ['stake', 'field.stake'],
  ['validStake', 'field.validStake'],
  ['payout', 'field.payout'],
  ['deposit', 'field.deposit'],
  ['withdraw', 'field.withdrawal'],
  ['bonus', 'field.bonus'],
  ['rebate', 'field.rebate'],
] as const;

interface MemberSumsProps {
  of: 'member.own' | 'member.team';
  sums: DownlineDetail['own'];
}

/** Totals of a range: the member's, or those of the member's downline. */
export function MemberSums({ of, sums }: MemberSumsProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const currency = useCurrency();
  return (
    <Card>
      <section aria-label={t(`agent-team:${of}`)} className={styles.sheet}>
        <h2 className={styles.title}>{t(`agent-team:${of}`)}</h2>
        <dl className={styles.tiles}>
          {SUMS.map(([name, label]) => (
            <div key={name}>
              <dt>{t(`records:${label}`)}</dt>
              <dd>{formatMoney(sums[name], currency, { signed: name === 'netWin' })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

/** Rebate rates of a member, by category. */
export function MemberRates({ member: { rebates } }: { member: DownlineMember }) {
  const { t } = useTranslation(['agent-team', 'categories']);
  const language = useLanguage();
  return (
    <Card>
      <section aria-label={t('agent-team:member.rates')} className={styles.sheet}>
        <h2 className={styles.title}>{t('agent-team:member.rates')}</h2>
        {rebates.length === 0 ? (
          <p className={styles.note}>{t('agent-team:member.noRates')}</p>
        ) : (
          <dl className={styles.rates}>
            {rebates.map(({ category, rate }) => (
              <div key={category}>
                <dt>{t(categoryLabel(category))}</dt>
                <dd>{formatRate(rate, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Card>
  );
}

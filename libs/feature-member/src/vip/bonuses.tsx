import { api, UNKNOWN, type VipBenefits } from '@lobby/api-client';
import { dayText, today, useBrandClock } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ClaimButton, ClaimOutcome } from '../claims/claim-parts';
import { useClaim, type Claim } from '../claims/use-claim';
import styles from './vip.module.css';

type Bonus = VipBenefits['bonuses'][number];

/** Parameters of a claim. */
type BonusClaim = Parameters<typeof api.rewards.claimVipBonus>[0];

/** The current month by the brand's clock, `2026-11`. */
const monthOf = (offsetMs: number) => dayText(today(offsetMs)).slice(0, 7);

/** Bonuses of the reached levels, claimable or claimed. */
export function Bonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t } = useTranslation(['member-vip', 'member-rewards']);
  const offsetMs = useBrandClock() ?? 0;
  const claim = useClaim<BonusClaim>({
    name: 'vip.claim',
    about: ({ kind, level }) =>
      kind === 'MONTHLY' ? `${kind} ${level} ${monthOf(offsetMs)}` : `${kind} ${level}`,
    send: (bonus, options) => api.rewards.claimVipBonus(bonus, options),
    doneText: t('member-rewards:claim.done'),
  });
  const open = bonuses.filter(({ status }) => status === 'CLAIM');
  const claimed = bonuses.filter(({ status }) => status === 'CLAIMED');
  const shown = [...open, ...claimed];
  return (
    <section aria-labelledby="bonuses" className={styles.part}>
      <h2 id="bonuses" className={styles.head}>
        {t('bonus.title')}
      </h2>
      <Card>
        <ClaimOutcome claim={claim} />
        {shown.length === 0 ? (
          <p className={styles.text}>{t('bonus.noneYet')}</p>
        ) : (
          <ul role="list" aria-labelledby="bonuses">
            {shown.map((bonus) => (
              <BonusRow key={`${bonus.kind} ${bonus.level}`} bonus={bonus} claim={claim} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function BonusRow({ bonus, claim }: { bonus: Bonus; claim: Claim<BonusClaim> }) {
  const { t } = useTranslation('member-vip');
  const currency = useCurrency();
  const { kind, level, amount, status } = bonus;
  const name = t(kind === UNKNOWN ? 'bonus.UNKNOWN' : `bonus.${kind}`, { level });
  return (
    <li className={styles.bonus}>
      <span className={styles.bonusName}>{name}</span>
      <span className={styles.amount}>{formatMoney(amount, currency)}</span>
      {status === 'CLAIM' && kind !== UNKNOWN ? (
        <ClaimButton claim={claim} what={{ kind, level }} name={name} />
      ) : (
        <span className={styles.caption}>{t('bonus.claimed')}</span>
      )}
    </li>
  );
}

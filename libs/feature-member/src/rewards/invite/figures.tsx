import { api, type Invitation } from '@lobby/api-client';
import { compareAmounts } from '@lobby/feature-kit';
import { formatCount, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Detail, Details } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ClaimButton, ClaimOutcome } from '../../claims/claim-parts';
import { useClaim } from '../../claims/use-claim';
import styles from '../rewards.module.css';

/** Results of the invitations, and the claim of the pending reward. */
export function Figures({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const currency = useCurrency();
  const claim = useClaim<'all'>({
    name: 'invite.claim',
    about: (all) => all,
    send: (_, options) => api.rewards.claimInviteRewards(options),
    doneText: t('claim.done'),
  });
  const { reward, invited, active, income, claimable } = invitation;
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <section aria-labelledby="invitations" className={styles.group}>
      <h2 id="invitations" className={styles.groupTitle}>
        {t('invite.figures')}
      </h2>
      <Card>
        <Details label={t('invite.figures')}>
          <Detail name={t('invite.reward')} value={money(reward)} />
          <Detail name={t('invite.invited')} value={formatCount(invited, language)} />
          <Detail name={t('invite.active')} value={formatCount(active, language)} />
          <Detail name={t('invite.income')} value={money(income)} />
          <Detail name={t('invite.claimable')} value={money(claimable)} />
        </Details>
        {compareAmounts(claimable, '0') > 0 && (
          <ClaimButton claim={claim} what="all" name={t('invite.claimName')} />
        )}
        <ClaimOutcome claim={claim} />
      </Card>
    </section>
  );
}

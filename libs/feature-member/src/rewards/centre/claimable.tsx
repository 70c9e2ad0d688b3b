import { sumOf } from '@lobby/core';
import { useBreak } from '@lobby/feature-kit';
import { formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, HeroAmount } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ClaimOutcome } from '../../claims/claim-parts';
import type { Claim } from '../../claims/use-claim';
import { ClaimTurnover } from './claim-turnover';
import styles from '../rewards.module.css';
import { claimableQuery } from './rewards.query';

/** Total of the claimable rewards, its turnover, and a button that claims all of them; hidden without any. */
export function Claimable({ claim }: { claim: Claim<string> }) {
  const { t } = useTranslation('member-rewards');
  const currency = useCurrency();
  const { data } = useQuery(claimableQuery(useLanguage()));
  const pause = useBreak();
  const open = data?.list.filter(({ status }) => status === 'claim') ?? [];
  const ids = open.flatMap(({ claimId }) => claimId ?? []);
  const outcome = <ClaimOutcome claim={claim} />;
  if (ids.length === 0) return outcome;
  return (
    <Card>
      <div className={styles.sum}>
        <h2 className={styles.caption}>{t('claim.open')}</h2>
        <HeroAmount>
          {formatMoney(sumOf(open.flatMap(({ amount }) => amount ?? [])), currency)}
        </HeroAmount>
        {pause === null && (
          <>
            <ClaimTurnover of={open} />
            <Button
              size="l"
              busy={claim.waiting}
              busyLabel={t('claim.busy')}
              onClick={() => claim.submit(...ids)}
            >
              {t('claim.all')}
            </Button>
          </>
        )}
        {outcome}
      </div>
    </Card>
  );
}

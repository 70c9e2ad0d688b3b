import { PATHS } from '@lobby/core';
import { HeaderEnd, OwnMoney, QueryPage } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { fundsQuery, useFlag } from '@lobby/session';
import { IconLink, Receipt } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IdentityRow } from './identity/identity-row';
import { Obstacles } from './obstacles';
import { Turnover } from './turnover';
import { passwordLockQuery, termsQuery, type WithdrawTerms } from './withdraw.query';
import { WithdrawForm } from './withdraw-form';
import { Withdrawable } from './withdrawable';

/** Withdrawal (D2 §7): what can be withdrawn, why not all of it, and the form. */
export function WithdrawScreen() {
  return (
    <OwnMoney>
      <Record />
      <Terms />
    </OwnMoney>
  );
}

/** Way to the earlier withdrawals, in the header. */
function Record() {
  const { t } = useTranslation('member-withdraw');
  const record = useFlag('withdrawalRecord');
  if (!record) return null;
  return (
    <HeaderEnd>
      <IconLink to={PATHS.withdrawals} label={t('withdraw.record')} icon={<Receipt />} />
    </HeaderEnd>
  );
}

function Terms() {
  const terms = useQuery(termsQuery(useLanguage()));
  return <QueryPage query={terms}>{(found) => <Withdraw terms={found} />}</QueryPage>;
}

function Withdraw({ terms }: { terms: WithdrawTerms }) {
  const { settings, cards } = terms;
  const { data: funds } = useQuery(fundsQuery);
  const { data: lock } = useQuery(passwordLockQuery);
  const lockedUntil = lock && lock.lockedMs > 0 ? lock.until : undefined;
  const open = settings.canWithdraw && lockedUntil === undefined;
  return (
    <>
      <Withdrawable funds={funds} />
      {!open && <Obstacles settings={settings} funds={funds} lockedUntil={lockedUntil} />}
      <Turnover turnover={settings.turnover} />
      {open && <WithdrawForm settings={settings} cards={cards} funds={funds} />}
      <IdentityRow />
    </>
  );
}

export const Component = WithdrawScreen;

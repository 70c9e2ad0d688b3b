import type { Funds } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { HeaderEnd, OwnMoney, QueryPage } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { fundsQuery, settingsQuery, useFirstWait, useFlag } from '@lobby/session';
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

/** The screen, once its sums can be written: without the currency each would read as unknown. */
function Terms() {
  const terms = useQuery(termsQuery(useLanguage()));
  const waits = useFirstWait(useQuery(settingsQuery));
  // Asked for beside them, not after them.
  const { data: funds } = useQuery(fundsQuery);
  const { data: lock } = useQuery(passwordLockQuery);
  return (
    <QueryPage query={waits ? { ...terms, data: undefined } : terms}>
      {(found) => <Withdraw terms={found} funds={funds} lock={lock} />}
    </QueryPage>
  );
}

interface WithdrawProps {
  terms: WithdrawTerms;
  /** Undefined until the wallets are known. */
  funds: Funds | undefined;
  /** Undefined until it is known whether the payment password is locked. */
  lock: { lockedMs: number; until: number } | undefined;
}

function Withdraw({ terms, funds, lock }: WithdrawProps) {
  const { settings, cards } = terms;
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

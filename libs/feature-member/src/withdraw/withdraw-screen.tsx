import type { Funds } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { HeaderEnd, QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
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
import { WithdrawalInDoubt } from './withdrawal-in-doubt';

/** Withdrawal (D2 §7): withdrawable amount, obstacles, form. */
export function WithdrawScreen() {
  return (
    <RealMoneyOnly>
      <Record />
      <Terms />
    </RealMoneyOnly>
  );
}

/** Header link to the withdrawal record. */
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

/** The screen's content, once its amounts can be formatted: without the currency they would show as unknown. */
function Terms() {
  const terms = useQuery(termsQuery(useLanguage()));
  const waits = useFirstWait(useQuery(settingsQuery));
  // Fetch in parallel with the terms.
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
  /** Undefined until the wallets are loaded. */
  funds: Funds | undefined;
  /** Undefined until the state of the payment password is loaded. */
  lock: { lockedMs: number; until: number } | undefined;
}

function Withdraw({ terms, funds, lock }: WithdrawProps) {
  const { settings, cards } = terms;
  const lockedUntil = lock && lock.lockedMs > 0 ? lock.until : undefined;
  const open = settings.canWithdraw && lockedUntil === undefined;
  return (
    <>
      <Withdrawable funds={funds} />
      {!open && <WithdrawalInDoubt />}
      {!open && <Obstacles settings={settings} funds={funds} lockedUntil={lockedUntil} />}
      <Turnover turnover={settings.turnover} />
      {open && <WithdrawForm settings={settings} cards={cards} funds={funds} />}
      <IdentityRow />
    </>
  );
}

export const Component = WithdrawScreen;

import { payoutLinkOf, type MemberInfo } from '@lobby/api-client';
import { accountKey, memberInfoQuery, settingsQuery, useSession } from '@lobby/session';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTrustedAddress } from './use-trusted-address';

/** Members with this label see the shortcut (D1 §6). */
const PAYOUT_LABEL = { type: 6, name: 'TWD' } as const;

const hasPayoutLabel = ({ labels }: MemberInfo) =>
  labels.some(({ type, name }) => type === PAYOUT_LABEL.type && name === PAYOUT_LABEL.name);

/**
 * Address of the third party that verifies bank cards for payouts, to open in a new tab (D1 §2); undefined for members
 * without its label, and until it is known.
 */
export function usePayoutLink(): string | undefined {
  const member = useQuery({ ...memberInfoQuery, enabled: useSession() !== null }).data;
  const verifier = useTrustedAddress('payment', useQuery(settingsQuery).data?.payoutAddress);
  const user =
    member?.userId !== undefined && hasPayoutLabel(member)
      ? { userId: member.userId, account: member.account }
      : undefined;
  const { data } = useQuery({
    queryKey: [...accountKey, 'payout-link', user, verifier],
    queryFn:
      user !== undefined && verifier !== undefined ? () => payoutLinkOf(verifier, user) : skipToken,
    staleTime: Infinity,
  });
  return data;
}

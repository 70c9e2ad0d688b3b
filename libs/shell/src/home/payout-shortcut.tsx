import { payoutLinkOf, type MemberInfo } from '@lobby/api-client';
import { useTrustedAddress } from '@lobby/feature-kit';
import { memberInfoQuery, accountKey, settingsQuery } from '@lobby/session';
import { Bank, IconLink } from '@lobby/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Members with this label see the shortcut (D1 §6). */
const PAYOUT_LABEL = { type: 6, name: 'TWD' } as const;

const hasPayoutLabel = ({ labels }: MemberInfo) =>
  labels.some(({ type, name }) => type === PAYOUT_LABEL.type && name === PAYOUT_LABEL.name);

/** Link to the third party that verifies bank cards for payouts; opens in a new tab (D1 §2). */
export default function PayoutShortcut() {
  const { t } = useTranslation('shell');
  const member = useQuery(memberInfoQuery).data;
  const verifier = useTrustedAddress('payment', useQuery(settingsQuery).data?.payoutAddress);
  const user =
    member?.userId !== undefined && hasPayoutLabel(member)
      ? { userId: member.userId, account: member.account }
      : undefined;
  const { data: link } = useQuery({
    queryKey: [...accountKey, 'payout-link', user, verifier],
    queryFn:
      user !== undefined && verifier !== undefined ? () => payoutLinkOf(verifier, user) : skipToken,
    staleTime: Infinity,
  });
  if (!link) return null;
  return (
    <IconLink
      to={link}
      target="_blank"
      rel="noopener noreferrer"
      label={t('home.payout')}
      icon={<Bank />}
    />
  );
}

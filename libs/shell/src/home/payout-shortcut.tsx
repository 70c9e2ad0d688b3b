import { payoutLinkOf, type MemberInfo } from '@lobby/api-client';
import { useTrustedAddress } from '@lobby/feature-kit';
import { memberInfoQuery, accountKey, settingsQuery } from '@lobby/session';
import { Bank, IconLink } from '@lobby/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** D1 §6: members with this label see the shortcut. */
const PAYOUT_LABEL = { type: 6, name: 'TWD' } as const;

const hasPayout = ({ labels }: MemberInfo) =>
  labels.some(({ type, name }) => type === PAYOUT_LABEL.type && name === PAYOUT_LABEL.name);

/** The way to have a bank card verified for payouts, by a third party and in a page of its own (D1 §2). */
export default function PayoutShortcut() {
  const { t } = useTranslation('shell');
  const member = useQuery(memberInfoQuery).data;
  const verifier = useTrustedAddress('payment', useQuery(settingsQuery).data?.payoutAddress);
  const account = member && hasPayout(member) ? member.account : undefined;
  const { data: link } = useQuery({
    queryKey: [...accountKey, 'payout-link', account, verifier],
    queryFn:
      account !== undefined && verifier !== undefined
        ? () => payoutLinkOf(verifier, account)
        : skipToken,
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

import { payoutLinkOf, type MemberInfo } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { memberInfoQuery, MINE, settingsQuery } from '@lobby/session';
import { Bank, IconLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** D1 §6: members with this label see the shortcut. */
const PAYOUT_LABEL = { type: 6, name: 'TWD' } as const;

const hasPayout = ({ labels }: MemberInfo) =>
  labels.some(({ type, name }) => type === PAYOUT_LABEL.type && name === PAYOUT_LABEL.name);

/** The way to have a bank card verified for payouts, by a third party and in a page of its own (D1 §2). */
export default function PayoutShortcut() {
  const t = useLabels('shell');
  const member = useQuery(memberInfoQuery).data;
  const settings = useQuery(settingsQuery).data;
  const address = settings?.payoutAddress;
  const { data: link } = useQuery({
    queryKey: [...MINE, 'payout-link', member?.account, address],
    queryFn: () =>
      payoutLinkOf(address ?? '', member?.account ?? '', settings?.origins.payment ?? []),
    enabled: member !== undefined && hasPayout(member) && address !== undefined,
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

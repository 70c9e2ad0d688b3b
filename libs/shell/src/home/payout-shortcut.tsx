import { useAccountRenewal, usePayoutLink } from '@lobby/feature-kit';
import { Bank, IconLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/**
 * Link to the third party that verifies bank cards for payouts; opens in a new tab (D1 §2). Refetches the member
 * information that decides whether it shows, as Home does (D2 §7).
 */
export default function PayoutShortcut() {
  const { t } = useTranslation('shell');
  useAccountRenewal();
  const link = usePayoutLink();
  if (link === undefined) return null;
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

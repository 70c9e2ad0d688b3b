import { useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../vendors.query';
import styles from './game-list.module.css';

interface VendorChipProps {
  vendorCode: string;
  onRemove(): void;
}

/** The provider that narrows a list, with a button that removes it. */
export function VendorChip({ vendorCode, onRemove }: VendorChipProps) {
  const { t } = useTranslation('games');
  const { data } = useQuery(vendorsQuery(useLanguage()));
  const vendors = data?.flatMap((group) => group.vendors);
  const vendor = vendors?.find(({ code }) => code === vendorCode)?.name ?? vendorCode;
  return (
    <div className={styles.chips}>
      <Chips label={t('vendor.chips')}>
        <Chip label={vendor} removeLabel={t('vendor.remove', { vendor })} onClick={onRemove} />
      </Chips>
    </div>
  );
}

import type { VendorGroup } from '@lobby/api-client';
import { vendorIcon } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { EmptyState, VendorCard, VendorCards } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useVendorLink } from './use-vendor-link';
import { hasWideVendors } from './vendor-groups';

interface VendorListProps {
  group: VendorGroup;
  /** Layout as one row that scrolls sideways. */
  row?: boolean;
}

/** Vendors of a category with icon and name (D2 §2); one under maintenance is disabled and labelled. */
export function VendorList({ group, row = false }: VendorListProps) {
  const { t } = useTranslation(['games-centre', 'games']);
  const hosts = useImageHosts();
  const linkOf = useVendorLink();
  const { category, name, vendors } = group;
  if (vendors.length === 0)
    return <EmptyState title={t('vendors.empty.title')} text={t('vendors.empty.text')} />;
  return (
    <VendorCards
      label={t('vendors.label', { category: name })}
      wide={hasWideVendors(category)}
      row={row}
    >
      {vendors.map((vendor) => (
        <VendorCard
          key={vendor.code}
          name={vendor.name}
          icon={vendorIcon({ category, code: vendor.code }, hosts)}
          note={vendor.maintenance ? t('games:tile.closed') : undefined}
          {...linkOf(category, vendor)}
        />
      ))}
    </VendorCards>
  );
}

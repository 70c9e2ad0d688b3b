import { QueryState } from '@lobby/feature-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useVendorGroups } from './use-vendor-groups';
import { VendorSkeleton } from './vendor-skeleton';

interface VendorsStateProps {
  vendors: ReturnType<typeof useVendorGroups>;
  /** Content after loading. */
  children: ReactNode;
}

/** Loading, error (with retry) and loaded state of the vendors. */
export function VendorsState({ vendors, children }: VendorsStateProps) {
  const { t } = useTranslation('games-centre');
  return (
    <QueryState query={vendors} failedTitle={t('vendors.failed')} skeleton={<VendorSkeleton />}>
      {() => children}
    </QueryState>
  );
}

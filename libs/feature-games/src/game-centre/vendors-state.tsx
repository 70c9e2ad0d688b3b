import { ListState } from '@lobby/feature-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useVendorGroups } from './use-vendor-groups';
import { VendorSkeleton } from './vendor-skeleton';

interface VendorsStateProps {
  vendors: ReturnType<typeof useVendorGroups>;
  /** What is shown once they are there. */
  children: ReactNode;
}

/** The vendors in one of their states: loading, failed with "Try again", or loaded. */
export function VendorsState({ vendors, children }: VendorsStateProps) {
  const { t } = useTranslation('games-centre');
  return (
    <ListState
      pending={!vendors.data}
      failed={vendors.isLoadingError}
      failedTitle={t('vendors.failed')}
      error={vendors.error}
      busy={vendors.isFetching}
      onRetry={() => void vendors.refetch()}
      skeleton={<VendorSkeleton />}
    >
      {children}
    </ListState>
  );
}

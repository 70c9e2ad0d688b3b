import { Shimmer, Skeleton, VendorCards } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Skeleton of a list of vendors. */
export function VendorSkeleton() {
  const { t } = useTranslation('games-centre');
  return (
    <Shimmer label={t('vendors.loading')}>
      <VendorCards>
        {CARDS.map((card) => (
          <li key={card}>
            <Skeleton height="112px" radius="var(--radius-card)" />
          </li>
        ))}
      </VendorCards>
    </Shimmer>
  );
}

import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './game-list.module.css';

/** Milliseconds; providers change by the week. */
const VENDORS_FRESH_MS = 60 * 60_000;

/** Providers by category, in their order (D2 §7). */
function vendorsQuery(language: Language) {
  return queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: ({ signal }) => api.games.vendors({ signal }),
    staleTime: VENDORS_FRESH_MS,
  });
}

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

import type { VendorGroup } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { vendorsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { offeredGroups } from '../vendors.query';
import { mergedGroups } from './vendor-groups';

const offeredOnce = (groups: readonly VendorGroup[]) => mergedGroups(offeredGroups(groups));

/** Vendors by category that the brand may offer, deduplicated. */
export function useVendorGroups() {
  return useQuery({ ...vendorsQuery(useLanguage()), select: offeredOnce });
}

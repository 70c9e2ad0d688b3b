import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { vendorsQuery } from '../vendors.query';
import { mergedGroups } from './vendor-groups';

/** The vendors by category, each once, as a query. */
export function useVendorGroups() {
  return useQuery({ ...vendorsQuery(useLanguage()), select: mergedGroups });
}

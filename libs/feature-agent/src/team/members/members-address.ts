import { readFilters, useAddressQuery, type RecordFilter } from '@lobby/feature-kit';
import { accountType, useAccountType } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import type { DownlineRequest } from '../team.query';
import { BELOW_PARAMETER } from './addresses';

/** Sort orders besides the default, by name. */
const SORTS = {
  'registerDate-DESC': { sort: 'registerDate', order: 'DESC' },
  'registerDate-ASC': { sort: 'registerDate', order: 'ASC' },
  'lastLogin-DESC': { sort: 'lastLogin', order: 'DESC' },
  'directCount-DESC': { sort: 'directCount', order: 'DESC' },
  'userName-DESC': { sort: 'userName', order: 'DESC' },
} as const satisfies Record<string, DownlineRequest>;

type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS).filter((name): name is Sort => name in SORTS);

/** Account types below a real agent, and below a virtual one. */
const TYPES = { real: [0, 1], virtual: [40, 41] } as const;

function useFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('agent-team');
  const types = useAccountType()?.virtual ? TYPES.virtual : TYPES.real;
  return [
    {
      name: 'type',
      label: 'field.type',
      options: types.map((type) => ({
        value: String(type),
        label: t(`type.${accountType(type).name}`),
      })),
    },
    {
      name: 'sort',
      label: 'field.sort',
      none: 'sort.name',
      options: SORT_NAMES.map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ];
}

/** State in the address: filters, search text, and the resulting request. */
export function useMembersAddress() {
  const filters = useFilters();
  const { query, change } = useAddressQuery();
  const chosen = readFilters<{ type: string; sort: Sort }>(query, filters);
  const memberId = query.get(BELOW_PARAMETER);
  const userName = query.get('name')?.trim() ?? '';
  const request: DownlineRequest = {
    ...(chosen.sort && SORTS[chosen.sort]),
    ...(chosen.type !== undefined && { type: Number(chosen.type) }),
    // A search covers the whole team, whatever member is open.
    ...(userName ? { userName } : memberId !== null && { memberId }),
  };
  return { filters, request, chosen, userName, change };
}

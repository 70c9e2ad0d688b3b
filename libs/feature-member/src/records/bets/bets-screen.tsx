import { type RecordFilter, RecordScreen, useCategoryFilter } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { vendorsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BetScreen } from './bet-screen';
import { BET_PARAMETER, BET_STATUSES, BETS } from './bets.kind';

/** Filter by provider; includes categories that the brand does not offer, as old bets may be in them. */
function useVendorFilter(): RecordFilter {
  const { data, isError } = useQuery(vendorsQuery(useLanguage()));
  const names = new Map(
    data?.flatMap(({ vendors }) => vendors).map(({ code, name }) => [code, name]),
  );
  const options = [...names].map(([value, label]) => ({ value, label }));
  return {
    name: 'vendorCode',
    label: 'field.vendor',
    options: data || isError ? options : undefined,
  };
}

/** Bet record (D2 §2): the list, or the bet in the address. */
export function BetsScreen() {
  const [query] = useSearchParams();
  const orderNo = query.get(BET_PARAMETER);
  return orderNo === null ? <BetList /> : <BetScreen orderNo={orderNo} />;
}

function BetList() {
  const { t } = useTranslation('records');
  const statuses = BET_STATUSES.map((value) => ({ value, label: t(`bet.${value}`) }));
  const filters: readonly RecordFilter[] = [
    useCategoryFilter(),
    { name: 'status', label: 'field.status', options: statuses },
    useVendorFilter(),
  ];
  return <RecordScreen kind={BETS} filters={filters} />;
}

export const Component = BetsScreen;

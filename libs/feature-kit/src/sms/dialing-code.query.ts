import { api } from '@lobby/api-client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { PhoneNumber } from './phone-check/phone-check';

type Countries = Awaited<ReturnType<typeof api.merchant.countries>>;

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => api.merchant.countries({ signal }),
  staleTime: Infinity,
});

const ownCode = ({ list, current }: Countries) =>
  list.find(({ code }) => code === current)?.dialingCode.replace(/^\+/, '');

/** The dialling code of the brand's country; nothing until it is known. */
export function useDialingCode(): string | undefined {
  const { data } = useQuery(countriesQuery);
  return data && ownCode(data);
}

/** A number with the dialling code, where that can be known: a first tap may be faster than the list. */
export async function withDialingCode(
  phone: PhoneNumber,
  client: QueryClient,
): Promise<PhoneNumber> {
  if (phone.dialingCode !== undefined) return phone;
  try {
    return { ...phone, dialingCode: ownCode(await client.fetchQuery(countriesQuery)) };
  } catch {
    return phone;
  }
}

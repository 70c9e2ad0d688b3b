import { api } from '@lobby/api-client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { PhoneNumber } from './phone-check/phone-check';

type Countries = Awaited<ReturnType<typeof api.merchant.countries>>;

/** Countries with their calling codes, and the brand's own. */
const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => api.merchant.countries({ signal }),
  staleTime: Infinity,
});

const currentCode = ({ list, current }: Countries) =>
  list.find(({ code }) => code === current)?.dialingCode.replace(/^\+/, '');

/** Calling code of the brand's country, without `+`; undefined until loaded. */
export function useDialingCode(): string | undefined {
  const { data } = useQuery(countriesQuery);
  return data && currentCode(data);
}

/** Adds the calling code to a number, loading the countries if needed; unchanged if they do not load. */
export async function withDialingCode(
  phone: PhoneNumber,
  client: QueryClient,
): Promise<PhoneNumber> {
  if (phone.dialingCode !== undefined) return phone;
  try {
    return { ...phone, dialingCode: currentCode(await client.fetchQuery(countriesQuery)) };
  } catch {
    return phone;
  }
}

import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { readDraft, writeDraft } from '@lobby/session';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { nationalNumber } from '../field-errors/phone';
import { currentOwner } from '../form/use-drafts';
import { dialingOf, withoutPlus, type Dialing } from './dialing';
import type { PhoneNumber } from './phone-check/phone-check';

/** Draft of the chosen calling code; a user's forms share it, as they share the number. */
const DRAFT = 'dialingCode';

const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => api.merchant.countries({ signal }),
  staleTime: Infinity,
});

/** The calling code of the remembered login (D1 §3). */
function rememberedCode(): string | undefined {
  const code = readStored('remembered')?.countryDialingCode;
  return code && withoutPlus(code);
}

/** Calling codes of a form's mobile number; selected: the chosen one, else the remembered one, else the brand's (decision 95). */
export function useDialing(): Dialing {
  const { data } = useQuery(countriesQuery);
  const [owner] = useState(currentOwner);
  const [chosen, setChosen] = useState(() => readDraft(owner, DRAFT) ?? rememberedCode());
  return useMemo(
    () =>
      dialingOf(data, chosen, (code) => {
        setChosen(code);
        writeDraft(owner, DRAFT, code);
      }),
    [data, chosen, owner],
  );
}

/**
 * Adds a calling code to a number that has none: the one typed with `+` or `00`, else the brand's. Fetches the countries;
 * returns the number unchanged if that fails.
 */
export async function withDialingCode(
  phone: PhoneNumber,
  client: QueryClient,
): Promise<PhoneNumber> {
  if (phone.dialingCode !== undefined) return phone;
  try {
    const countries = await client.fetchQuery(countriesQuery);
    const { code } = dialingOf(countries, undefined, () => undefined).of(phone.mobileNumber);
    return { mobileNumber: nationalNumber(phone.mobileNumber, code), dialingCode: code };
  } catch {
    return phone;
  }
}

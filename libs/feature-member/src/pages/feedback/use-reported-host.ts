import { useAddressQuery } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { everyHostQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Identifier of a host: at most 64 characters without spaces and control characters, as it is sent within a line of text. */
const HOST_ID = /^[^\s\p{C}]{1,64}$/u;

/** Parameter of the address that names the host. */
export const HOST = 'host';

/** A host that feedback is about. */
export interface ReportedHost {
  id: string;
  /** Undefined until the hosts are loaded, and for one who does not take part any more. */
  name: string | undefined;
}

/** The host of the address (`?host=`), whom a room's report is about; undefined for none. */
export function useReportedHost(): ReportedHost | undefined {
  const id = useAddressQuery().query.get(HOST) ?? '';
  const valid = HOST_ID.test(id);
  const { data } = useQuery({ ...everyHostQuery(useLanguage()), enabled: valid });
  return valid ? { id, name: data?.find((host) => host.id === id)?.name } : undefined;
}

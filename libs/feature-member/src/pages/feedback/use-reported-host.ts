import { useAddressQuery } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { everyHostQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Host id: at most 64 characters without spaces or control characters, as it is sent within a line of text. */
const HOST_ID = /^[^\s\p{C}]{1,64}$/u;

/** Query parameter with the host's id. */
export const HOST = 'host';

/** Host that a report is about. */
export interface ReportedHost {
  id: string;
  /** Undefined until the hosts are loaded, and for a host no longer listed. */
  name: string | undefined;
}

/** The host in the address (`?host=`); undefined without one. */
export function useReportedHost(): ReportedHost | undefined {
  const id = useAddressQuery().query.get(HOST) ?? '';
  const valid = HOST_ID.test(id);
  const { data } = useQuery({ ...everyHostQuery(useLanguage()), enabled: valid });
  return valid ? { id, name: data?.find((host) => host.id === id)?.name } : undefined;
}

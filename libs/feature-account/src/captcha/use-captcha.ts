import { useQuery } from '@tanstack/react-query';
import { captchaQuery } from './captcha.query';
import { usePngAddress } from './use-png-address';

export interface Captcha {
  shown: boolean;
  /** Address of the picture; nothing while it is fetched. */
  image: string | undefined;
  failed: boolean;
  refresh(): void;
}

/** The picture of a captcha field; fetched once the field is shown. */
export function useCaptcha(shown: boolean): Captcha {
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaQuery, enabled: shown });
  const address = usePngAddress(data);
  return {
    shown,
    image: isFetching ? undefined : address,
    failed: isError && !isFetching,
    refresh: () => void refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { captchaQuery } from './captcha.query';

export interface Captcha {
  shown: boolean;
  /** Address of the picture; nothing while it is fetched. */
  image: string | undefined;
  failed: boolean;
  refresh(): void;
}

/** The picture of a captcha field; fetched once the field is shown, given back when another takes its place. */
export function useCaptcha(shown: boolean): Captcha {
  const query = useQuery({ ...captchaQuery, enabled: shown });
  const { data: address, isFetching, isError, refetch } = query;
  useEffect(
    function giveBackAddress() {
      return () => {
        if (address) URL.revokeObjectURL(address);
      };
    },
    [address],
  );
  return {
    shown,
    image: isFetching ? undefined : address,
    failed: isError && !isFetching,
    refresh: () => void refetch(),
  };
}

import type { ApiError } from '@lobby/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { captchaQuery } from './captcha.query';

export interface Captcha {
  shown: boolean;
  /** Address of the picture; undefined while it loads. */
  image: string | undefined;
  failed: boolean;
  refresh(): void;
  /** The answer to send; undefined while no captcha is shown. The picture counts as used from here on. */
  take(typed: string): string | undefined;
  /**
   * Takes in a failure: shows the captcha where the platform asks for one (D1 §4) and replaces a used
   * picture. Answers whether what was typed is used up.
   */
  onFailure(error: ApiError): boolean;
}

/** Loads the picture while it is shown and frees it when another takes its place. */
function usePicture(shown: boolean) {
  const query = useQuery({ ...captchaQuery, enabled: shown });
  const { data: address } = query;
  useEffect(
    function revokeAddress() {
      return () => {
        if (address) URL.revokeObjectURL(address);
      };
    },
    [address],
  );
  return query;
}

/** The captcha of a form; hidden until a refusal asks for it, unless the form begins with one. */
export function useCaptcha(initiallyShown = false): Captcha {
  const [shown, setShown] = useState(initiallyShown);
  const used = useRef(false);
  const { data: image, isFetching, isError, refetch } = usePicture(shown);
  const refresh = () => void refetch();
  return {
    shown,
    image: isFetching ? undefined : image,
    failed: isError && !isFetching,
    refresh,
    take(typed) {
      used.current = shown;
      return shown ? typed : undefined;
    },
    onFailure({ kind, details }) {
      if (details.captcha) setShown(true);
      const spent = used.current && kind === 'refused';
      used.current = false;
      if (spent) refresh();
      return spent;
    },
  };
}

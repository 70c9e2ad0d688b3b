import type { ApiError } from '@lobby/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldLimits } from '../field-errors/field-limits';
import { captchaText } from '../field-errors/field-schemas';
import { captchaQuery } from './captcha.query';

/** State of a form's captcha. */
export interface Captcha {
  shown: boolean;
  /** Most digits of an answer. */
  maxLength: number;
  /** Schema of the answer (D1 §5). */
  schema: ReturnType<typeof captchaText>;
  /** Address of the picture; undefined while it loads. */
  image: string | undefined;
  failed: boolean;
  refresh(): void;
  /** Returns the answer to send and marks the picture as used; undefined while no captcha is shown. */
  take(typed: string): string | undefined;
  /**
   * Handles a failed submission: shows the captcha if the platform requires one (D1 §4), replaces a used
   * picture, also where the answer was lost. Returns whether the typed answer is used up.
   */
  onFailure(error: ApiError): boolean;
}

/** Loads the picture while shown; revokes its object URL when it is replaced. */
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

/** Captcha of a form; hidden until a refusal requires it, unless `initiallyShown`. */
export function useCaptcha(initiallyShown = false): Captcha {
  const [shown, setShown] = useState(initiallyShown);
  const used = useRef(false);
  const { captchaLength } = useFieldLimits(shown);
  const { data: image, isFetching, isError, refetch } = usePicture(shown);
  const refresh = () => void refetch();
  return {
    shown,
    maxLength: captchaLength,
    schema: useMemo(() => captchaText(shown, captchaLength), [shown, captchaLength]),
    image: isFetching ? undefined : image,
    failed: isError && !isFetching,
    refresh,
    take(typed) {
      used.current = shown;
      return shown ? typed : undefined;
    },
    onFailure({ kind, details }) {
      if (details.captcha) setShown(true);
      const usedUp = used.current && (kind === 'refused' || details.sent === true);
      used.current = false;
      if (usedUp) refresh();
      return usedUp;
    },
  };
}

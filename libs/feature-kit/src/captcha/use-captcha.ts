import { api, type ApiError } from '@lobby/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useFieldLimits } from '../field-errors/field-limits';
import { captchaText } from '../field-errors/field-schemas';
import { decodeFile } from './decode-file';
import { useObjectUrl } from './use-object-url';

/** A captcha picture; valid for one attempt, so never refetched automatically. */
const captchaQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['captcha'],
  queryFn: async ({ signal }) => decodeFile(await api.access.captcha({ signal }), 'image/png'),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});

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
   * picture, also if the response was lost. Returns whether the typed answer is used up.
   */
  onFailure(error: ApiError): boolean;
}

/** Captcha of a form; hidden until a refusal requires it, unless `initiallyShown`. */
export function useCaptcha(initiallyShown = false): Captcha {
  const [shown, setShown] = useState(initiallyShown);
  const used = useRef(false);
  const { captchaLength } = useFieldLimits(shown);
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaQuery, enabled: shown });
  const image = useObjectUrl(data);
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

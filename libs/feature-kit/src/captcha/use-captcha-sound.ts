import { api, ApiError } from '@lobby/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { toBlobAddress } from './blob-address';

interface CaptchaSound {
  audio: RefObject<HTMLAudioElement | null>;
  /** Plays the digits; a picture's are fetched with the first press. */
  listen(): void;
  busy: boolean;
  failed: boolean;
}

/** Some browsers let sound begin only in the press itself: the next one, with nothing to fetch, is heard. */
const isTooLate = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

async function play(element: HTMLAudioElement, address: string): Promise<void> {
  element.src = address;
  try {
    await element.play();
  } catch (error) {
    if (!isTooLate(error)) throw error;
  }
}

/** The digits of a picture to be heard (decision 26). `onGone` is called where the picture is no longer good. */
export function useCaptchaSound(picture: string | undefined, onGone: () => void): CaptchaSound {
  const audio = useRef<HTMLAudioElement>(null);
  const address = useRef<string>(undefined);
  useEffect(
    function forgetWithPicture() {
      if (picture === undefined) return;
      return () => {
        if (address.current !== undefined) URL.revokeObjectURL(address.current);
        address.current = undefined;
      };
    },
    [picture],
  );
  const { mutate, isPending, isError } = useMutation({
    mutationKey: ['captcha-audio'],
    mutationFn: async () => {
      address.current ??= toBlobAddress(await api.access.captchaAudio(), 'audio/wav');
      if (audio.current) await play(audio.current, address.current);
    },
    networkMode: 'always',
    meta: { ownError: true },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'record.not.found') onGone();
    },
  });
  return { audio, listen: () => mutate(), busy: isPending, failed: isError };
}

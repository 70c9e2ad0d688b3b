import { api, ApiError } from '@lobby/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { decodeFile } from './decode-file';

interface CaptchaSound {
  audio: RefObject<HTMLAudioElement | null>;
  /** Plays the digits; the first call for a picture loads them. */
  listen(): void;
  busy: boolean;
  failed: boolean;
}

/** Some browsers play only within a press (autoplay policy). By the next press the sound is loaded, so it plays. */
const isAutoplayError = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

async function play(element: HTMLAudioElement, address: string): Promise<void> {
  element.src = address;
  try {
    await element.play();
  } catch (error) {
    if (!isAutoplayError(error)) throw error;
  }
}

/** Plays a captcha's digits (decision 26). Calls `onExpired` if the platform no longer knows the captcha. */
export function useCaptchaSound(picture: string | undefined, onExpired: () => void): CaptchaSound {
  const audio = useRef<HTMLAudioElement>(null);
  const address = useRef<string>(undefined);
  const shown = useRef<string>(undefined);
  useEffect(
    function revokeWithPicture() {
      if (picture === undefined) return;
      shown.current = picture;
      return () => {
        shown.current = undefined;
        if (address.current !== undefined) URL.revokeObjectURL(address.current);
        address.current = undefined;
      };
    },
    [picture],
  );
  const { mutate, isPending, isError, variables } = useMutation({
    mutationKey: ['captcha-audio'],
    mutationFn: async (requested: string | undefined) => {
      if (address.current === undefined) {
        const sound = decodeFile(await api.access.captchaAudio(), 'audio/wav');
        // Another picture has come, or the form was left.
        if (shown.current !== requested) return;
        address.current ??= URL.createObjectURL(sound);
      }
      if (audio.current) await play(audio.current, address.current);
    },
    meta: { ownError: true },
    onError: (error, requested) => {
      const isUnknown = error instanceof ApiError && error.code === 'record.not.found';
      if (isUnknown && shown.current === requested) onExpired();
    },
  });
  return {
    audio,
    listen: () => mutate(picture),
    busy: isPending && variables === picture,
    failed: isError,
  };
}

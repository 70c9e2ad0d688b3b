import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { LAUNCH_ONCE, useCheckedAddress, type CheckedAddress } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** From the chat's address to the chat, ms (D2 §2). */
const CHAT_DELAY_MS = 500;

/** State of a launch. */
type ChatLaunch = CheckedAddress | { step: 'failed'; error: unknown };

/** The address of a chat for one visit. A query, so that double effects and remounts share one call. */
const chatQuery = (title: string, tried: string) =>
  queryOptions({
    queryKey: ['service-chat', title, tried],
    queryFn: () =>
      api.streams.launchServiceChat({
        title,
        headerColor: currentBrand().themeColor,
        // On its own the chat has no other way back.
        backUrl: new URL(PATHS.service, window.location.href).href,
      }),
    ...LAUNCH_ONCE,
  });

/** Whether the chat's address has been known for long enough. */
function useDelay(address: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(
    function waitForChat() {
      if (address === undefined) return;
      const timer = setTimeout(() => setPassed(address), CHAT_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [address],
  );
  return address !== undefined && passed === address;
}

/** Opens a chat once per visit and checks its address against the trusted origins for chats. */
export function useChatLaunch(title: string, visit: string) {
  const [attempt, setAttempt] = useState(0);
  const launched = useQuery(chatQuery(title, `${visit}-${attempt}`));
  const address = launched.data?.address;
  const checked = useCheckedAddress('chat', address ?? '');
  const waited = useDelay(address);
  const launch: ChatLaunch = launched.isError
    ? { step: 'failed', error: launched.error }
    : waited
      ? checked.launch
      : { step: 'launching' };
  /** Asks again for the chat, or for the trusted origins. */
  const retry = () => (launch.step === 'unchecked' ? checked.check() : setAttempt(attempt + 1));
  return { launch, message: launched.data?.message, attempt, retry };
}

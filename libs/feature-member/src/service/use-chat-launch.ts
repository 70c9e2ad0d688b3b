import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLaunch, type Launch } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useEffect, useState } from 'react';

/** Delay between receiving the chat's URL and opening it, ms (D2 §2). */
const CHAT_DELAY_MS = 500;

/** Whether the delay since receiving the URL has passed. */
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

/** Launches a chat once per visit and checks its URL against the trusted chat origins. */
export function useChatLaunch(title: string, visit: string) {
  const { launch, data, attempt, retry } = useLaunch({
    purpose: 'chat',
    visit,
    call: (tried) => ({
      queryKey: ['service-chat', title, tried],
      queryFn: () =>
        api.streams.launchServiceChat({
          title,
          headerColor: currentBrand().themeColor,
          // The chat's return link, for when it is opened outside our frame.
          backUrl: new URL(PATHS.service, window.location.href).href,
        }),
    }),
  });
  const waited = useDelay(data?.address);
  const shown: Launch = launch.step === 'failed' || waited ? launch : { step: 'launching' };
  return { launch: shown, message: data?.message, attempt, retry };
}

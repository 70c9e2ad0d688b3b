import { api } from '@lobby/api-client';
import { safeUrl, type SafeAddress } from '@lobby/core';
import { currentBrand, settingsQuery } from '@lobby/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

const MUTATION_KEY = ['service-chat'];

interface ServiceChatOptions {
  /** Called with the chat's address, if it is on an origin of chats (decision 23). */
  onOpened(address: Extract<SafeAddress, { kind: 'trusted' }>): void;
  onRefused(): void;
}

/** Launches a chat with customer service by its title; the chat leads back to this page. For members. */
export function useServiceChat({ onOpened, onRefused }: ServiceChatOptions) {
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const chat = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async (title: string, { client }) => {
      const settings = await client.fetchQuery(settingsQuery);
      const address = await api.streams.launchServiceChat({
        title,
        backUrl: new URL(pathname + search, location.href).href,
        headerColor: currentBrand().themeColor,
      });
      return safeUrl('chat', address, { origins: settings.origins.chat });
    },
    onSuccess: (address) => {
      if (address.kind === 'trusted') onOpened(address);
      else onRefused();
    },
  });
  return {
    /** Ignores further calls while one is under way. */
    open: (title: string): void => {
      if (queries.isMutating({ mutationKey: MUTATION_KEY }) === 0) chat.mutate(title);
    },
    opening: chat.isPending,
  };
}

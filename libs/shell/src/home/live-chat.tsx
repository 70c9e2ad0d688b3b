import { api } from '@lobby/api-client';
import { PATHS, safeUrl } from '@lobby/core';
import { leaveSite } from '@lobby/feature-kit';
import { currentBrand, settingsQuery, useSession } from '@lobby/session';
import { IconButton, IconLink, toast } from '@lobby/ui-kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

interface ChatProps {
  /** Title of the contact, above the chat. */
  title: string;
  icon: ReactNode;
  label: string;
}

/** Button to the live chat; a guest, whom the platform opens no chat for, finds the contacts (D2 §2). */
export default function LiveChat({ title, icon }: Omit<ChatProps, 'label'>) {
  const { t } = useTranslation('shell');
  const label = t('home.liveChat');
  if (useSession() !== null) return <OpenChat title={title} icon={icon} label={label} />;
  return <IconLink to={PATHS.service} label={label} icon={icon} />;
}

/** Launches a chat and goes to its address, if that is on an origin of chats (decision 23). */
function OpenChat({ title, icon, label }: ChatProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const chat = useMutation({
    mutationFn: async (_: null, { client }) => {
      const settings = await client.fetchQuery(settingsQuery);
      const address = await api.streams.launchServiceChat({
        title,
        backUrl: new URL(pathname + search, location.href).href,
        headerColor: currentBrand().themeColor,
      });
      return safeUrl('chat', address, { origins: settings.origins.chat });
    },
    onSuccess: (address) => {
      if (address.kind === 'trusted') leaveSite(address);
      else toast.error(t('home.chatRefused'));
    },
  });
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-busy={chat.isPending}
      disabled={chat.isPending}
      onClick={() => chat.mutate(null)}
    />
  );
}

import { PATHS } from '@lobby/core';
import { leaveSite, useServiceChat } from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import { IconButton, IconLink, toast } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  const chat = useServiceChat({
    onOpened: (address) => leaveSite(address),
    onRefused: () => toast.error(t('home.chatRefused')),
  });
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-busy={chat.opening}
      disabled={chat.opening}
      onClick={() => chat.open(title)}
    />
  );
}

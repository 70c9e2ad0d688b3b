import { api, type ServiceContact } from '@lobby/api-client';
import { loginPath } from '@lobby/core';
import { leaveSite, openExternalLink, useServiceChat } from '@lobby/feature-kit';
import { accountKey, useSession } from '@lobby/session';
import { Headset, Phone, RowLink, Send, toast, VisuallyHidden } from '@lobby/ui-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContactKindCode } from './contact-kinds';
import styles from './service.module.css';

/** From the chat's address to the chat (D2 §2). */
const CHAT_DELAY_MS = 500;

const ICONS = { LIVECHAT: <Headset />, TELEGRAM: <Send />, ZALO: <Phone /> } as const;

/** Unread messages of the chats. */
const chatUnreadQuery = queryOptions({
  queryKey: [...accountKey, 'chat-unread'],
  queryFn: ({ signal }) => api.streams.unreadCount({ signal }),
  refetchInterval: 60_000,
});

/** Opens a contact: a chat of the platform, or an address outside, which asks first (decision 23). */
function useOpenContact() {
  const { t } = useTranslation('member-service');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const [address, setAddress] = useState<Parameters<typeof leaveSite>[0]>();
  useEffect(
    function leaveSoon() {
      if (address === undefined) return;
      const timer = setTimeout(() => {
        // A step back may find the page as it was left.
        setAddress(undefined);
        leaveSite(address);
      }, CHAT_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [address],
  );
  const chat = useServiceChat({
    onOpened: setAddress,
    onRefused: () => toast.error(t('service.refused')),
  });
  const opening = chat.opening || address !== undefined;
  const open = ({ kind, title, address: target }: ServiceContact) => {
    if (kind !== 'LIVECHAT') openExternalLink(target);
    else if (!signedIn) void navigate(loginPath(pathname));
    else if (!opening) chat.open(title);
  };
  return { open, opening };
}

interface ContactKindProps {
  kind: ContactKindCode;
  /** At least one. */
  contacts: readonly ServiceContact[];
}

/** A kind of contact: one opens at once, several expand (D2 §2). */
export function ContactKind({ kind, contacts }: ContactKindProps) {
  const { t } = useTranslation('member-service');
  const [expanded, setExpanded] = useState(false);
  const { open, opening } = useOpenContact();
  const [only] = contacts;
  const several = contacts.length > 1;
  const press = () => {
    if (several) setExpanded(!expanded);
    else if (only) open(only);
  };
  return (
    <>
      <RowLink
        label={several || !only ? t(`kind.${kind}`) : only.title}
        icon={ICONS[kind]}
        value={
          opening ? (
            <span role="status">{t('service.opening')}</span>
          ) : (
            kind === 'LIVECHAT' && <ChatUnread />
          )
        }
        expanded={several ? expanded : undefined}
        onClick={press}
      />
      {several &&
        expanded &&
        contacts.map((contact) => (
          <RowLink
            key={contact.title + contact.address}
            label={contact.title}
            icon={<span className={styles.indent} />}
            onClick={() => open(contact)}
          />
        ))}
    </>
  );
}

/** Number of unread chat messages of a member. */
function ChatUnread() {
  const { t } = useTranslation('member-service');
  const { data: count = 0 } = useQuery({ ...chatUnreadQuery, enabled: useSession() !== null });
  if (count === 0) return null;
  return (
    <>
      <span className={styles.pill} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('service.unread', { count })}</VisuallyHidden>
    </>
  );
}

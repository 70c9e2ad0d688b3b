import type { ServiceContact } from '@lobby/api-client';
import { serviceChatPath } from '@lobby/core';
import { openExternalLink } from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import { Headset, Phone, RowLink, Send, VisuallyHidden } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContactKindCode } from './contact-kinds';
import { chatUnreadQuery } from './service.query';
import styles from './service.module.css';

const ICONS = { LIVECHAT: <Headset />, TELEGRAM: <Send />, ZALO: <Phone /> } as const;

/** Returns a function that opens a contact: a platform chat, or an external URL after a confirmation (decision 23). */
function useOpenContact() {
  const navigate = useNavigate();
  return ({ kind, title, address }: ServiceContact) => {
    if (kind === 'LIVECHAT') void navigate(serviceChatPath(title));
    else openExternalLink(address);
  };
}

interface ContactKindProps {
  kind: ContactKindCode;
  /** At least one. */
  contacts: readonly ServiceContact[];
}

/** A kind of contact: a single one opens directly, several expand (D2 §2). */
export function ContactKind({ kind, contacts }: ContactKindProps) {
  const { t } = useTranslation('member-service');
  const [expanded, setExpanded] = useState(false);
  const open = useOpenContact();
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
        value={kind === 'LIVECHAT' && <ChatUnread />}
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

import type { ServiceContact } from '@lobby/api-client';
import { QueryPage, useBack, useScreenHandle } from '@lobby/feature-kit';
import { serviceContactsQuery } from '@lobby/session';
import { EmptyState, Rows, TopBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContactKind } from './contact-kind';
import { CONTACT_KINDS } from './contact-kinds';
import { ServiceChat } from './service-chat';

/** Whether the merchant has a live chat of this title; stays true for an open chat, though the contacts change. */
function useIsChat(title: string | null): boolean {
  const { data: contacts = [] } = useQuery(serviceContactsQuery);
  const [known, setKnown] = useState<string | null>(null);
  const isListed = contacts.some((one) => one.kind === 'LIVECHAT' && one.title === title);
  if (isListed && known !== title) setKnown(title);
  return title !== null && known === title;
}

/** Customer service: live chat, Telegram and Zalo (D2 §2). */
export function ServiceScreen() {
  const chat = useSearchParams()[0].get('chat');
  const { header } = useScreenHandle();
  // An address may contain any text as title.
  const isChat = useIsChat(chat);
  // A page with its own header has no room for the chat's bar.
  return chat === null || !isChat || header ? <ContactPage /> : <ServiceChat title={chat} />;
}

/** All contacts. */
function ContactPage() {
  const { t } = useTranslation('member-service');
  const { header } = useScreenHandle();
  const back = useBack('history');
  const contacts = useQuery(serviceContactsQuery);
  return (
    <>
      {!header && <TopBar title={t('service.title')} onBack={back} />}
      <QueryPage query={contacts}>{(list) => <Contacts contacts={list} />}</QueryPage>
    </>
  );
}

function Contacts({ contacts }: { contacts: readonly ServiceContact[] }) {
  const { t } = useTranslation('member-service');
  const kinds = CONTACT_KINDS.map((kind) => ({
    kind,
    contacts: contacts.filter((contact) => contact.kind === kind),
  })).filter((one) => one.contacts.length > 0);
  if (kinds.length === 0)
    return <EmptyState art="inbox" title={t('service.none')} text={t('service.noneText')} />;
  return (
    <Rows label={t('service.title')}>
      {kinds.map((one) => (
        <ContactKind key={one.kind} {...one} />
      ))}
    </Rows>
  );
}

export const Component = ServiceScreen;

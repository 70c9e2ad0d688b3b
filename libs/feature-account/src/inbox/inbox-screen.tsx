import { PATHS } from '@lobby/core';
import { ListPage, More, rowsOf } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useFlagsKnown, useUnread } from '@lobby/session';
import { EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../messages/message-tabs';
import { InboxList } from './inbox-list';
import { inboxQuery, messageKey } from './inbox.query';
import { MessageSheet } from './message-sheet';
import { News } from './news';
import { NEWS_TAB } from './news.query';
import { useReadAll } from './use-inbox-changes';

/** Inbox (D1 §2): messages to the account, or the lobby's news; an error text for accounts without one (D1 §6). */
export function InboxScreen() {
  const { t } = useTranslation('errors');
  const [query] = useSearchParams();
  const unread = useUnread();
  if (unread === undefined)
    return <EmptyState art="inbox" title={t('error.account.no.permission')} />;
  return query.get('tab') === NEWS_TAB ? <News /> : <Inbox unread={unread} />;
}

function Inbox({ unread }: { unread: number }) {
  // Waits for the flags: they may turn the inbox off.
  const inbox = useInfiniteQuery({ ...inboxQuery(useLanguage()), enabled: useFlagsKnown() });
  const readAll = useReadAll();
  const [message, setMessage] = useState<{ id: string; open: boolean }>();
  // A deletion may be answered once another message is open.
  const close = (id: string) =>
    setMessage((current) => (current?.id === id ? { id, open: false } : current));
  return (
    <ListPage query={inbox}>
      <MessageTabs current={PATHS.inbox} />
      <InboxList
        messages={rowsOf(inbox.data, messageKey)}
        onReadAll={unread > 0 ? () => readAll.mutate() : undefined}
        reading={readAll.isPending}
        onOpen={(id) => setMessage({ id, open: true })}
      />
      <More pages={inbox} />
      {message && <MessageSheet {...message} onClose={() => close(message.id)} />}
    </ListPage>
  );
}

export const Component = InboxScreen;

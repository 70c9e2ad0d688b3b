import { PATHS } from '@lobby/core';
import { EmptyState } from '@lobby/ui-kit';
import { useState } from 'react';
import { ListPage, More } from '@lobby/feature-kit';
import { useUnread } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../messages/message-tabs';
import { InboxList } from './inbox-list';
import { useInbox } from './inbox.query';
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
  const inbox = useInbox();
  const readAll = useReadAll();
  const [message, setMessage] = useState<{ id: string; open: boolean }>();
  // A deletion may be answered once another message is open.
  const close = (id: string) =>
    setMessage((current) => (current?.id === id ? { id, open: false } : current));
  return (
    <ListPage query={inbox}>
      <MessageTabs current={PATHS.inbox} />
      <InboxList
        messages={inbox.messages}
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

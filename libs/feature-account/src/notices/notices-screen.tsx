import type { Announcement } from '@lobby/api-client';
import { ListPage, TextSheet } from '@lobby/feature-kit';
import { formatDay, useLanguage } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from './notices.query';

interface NoticesListProps {
  notices: readonly Announcement[];
  onOpen(notice: Announcement): void;
}

/** Rows with title, day and start of the text. */
function NoticesList({ notices, onOpen }: NoticesListProps) {
  const { t } = useTranslation('account-messages');
  if (notices.length === 0) return <EmptyState art="inbox" title={t('announcements.none')} />;
  return (
    <NewsList label={t('notices.title')}>
      {notices.map((notice) => (
        <NewsRow
          key={notice.id}
          title={notice.title}
          when={formatDay(notice.startDate)}
          text={plainText(notice.content)}
          onOpen={() => onOpen(notice)}
        />
      ))}
    </NewsList>
  );
}

/** Notices for members and guests, most read first (D1 §2); a row opens a sheet. */
export function NoticesScreen() {
  const list = useQuery(noticesQuery(useLanguage()));
  const [notice, setNotice] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  return (
    <ListPage query={list}>
      {list.data && (
        <NoticesList
          notices={list.data}
          onOpen={(chosen) => {
            setNotice(chosen);
            setOpen(true);
          }}
        />
      )}
      {notice && (
        <TextSheet
          open={open}
          onClose={() => setOpen(false)}
          title={notice.title}
          when={formatDay(notice.startDate)}
          html={notice.content}
        />
      )}
    </ListPage>
  );
}

export const Component = NoticesScreen;

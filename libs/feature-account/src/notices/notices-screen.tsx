import type { Announcement } from '@lobby/api-client';
import { formatDay, useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage, TextSheet } from '@lobby/feature-kit';
import { NoticesList } from './notices-list';
import { noticesQuery } from './notices.query';

/** Notices for everybody, also for guests (D1 §2): the most read first. */
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

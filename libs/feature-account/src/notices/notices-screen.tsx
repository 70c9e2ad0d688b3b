import type { Announcement } from '@lobby/api-client';
import { formatDay, useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListState } from '../list-state/list-state';
import { TextSheet } from '../text-sheet/text-sheet';
import { NoticesList } from './notices-list';
import { noticesQuery } from './notices.query';

/** Notices for everybody, also for guests (D1 §2): the most read first. */
export function NoticesScreen() {
  const { data, isLoadingError, isFetching, refetch } = useQuery(noticesQuery(useLanguage()));
  const [notice, setNotice] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  return (
    <ListState
      pending={data === undefined}
      failed={isLoadingError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {data && (
        <NoticesList
          notices={data}
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
    </ListState>
  );
}

export const Component = NoticesScreen;

import { formatDay, useLabels, useLanguage } from '@lobby/i18n';
import { openAddress, useImageHosts } from '@lobby/session';
import { EmptyState, NewsList, NewsRow, plainText, RichText, Sheet } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListState } from '../list-state/list-state';
import { noticesQuery } from './notices.query';

/** Notices for everybody, also for guests (D1 §2): the most read first. */
export function NoticesScreen() {
  const t = useLabels(['account', 'common']);
  const hosts = useImageHosts();
  const { data, isPending, isError, isFetching, refetch } = useQuery(noticesQuery(useLanguage()));
  const [opened, setOpened] = useState<string>();
  const notice = data?.find(({ id }) => id === opened);
  return (
    <ListState
      pending={isPending}
      failed={isError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {data?.length === 0 ? (
        <EmptyState art="inbox" title={t('announcements.none')} />
      ) : (
        <NewsList label={t('notices.title')}>
          {data?.map(({ id, title, content, startDate }) => (
            <NewsRow
              key={id}
              title={title}
              when={formatDay(startDate)}
              text={plainText(content)}
              onOpen={() => setOpened(id)}
            />
          ))}
        </NewsList>
      )}
      <Sheet
        open={notice !== undefined}
        onClose={() => setOpened(undefined)}
        title={notice?.title ?? ''}
        eyebrow={notice && formatDay(notice.startDate)}
        closeLabel={t('common:action.close')}
      >
        {notice && <RichText html={notice.content} imageOrigins={hosts} onLink={openAddress} />}
      </Sheet>
    </ListState>
  );
}

export const Component = NoticesScreen;

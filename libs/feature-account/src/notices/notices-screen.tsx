import { ListPage } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from './notices.query';
import { TextList } from './text-list';

/** Notices for members and guests, most read first (D1 §2). */
export function NoticesScreen() {
  const { t } = useTranslation('account-messages');
  const list = useQuery(noticesQuery(useLanguage()));
  return (
    <ListPage query={list}>
      {list.data && (
        <TextList label={t('notices.title')} noneText={t('announcements.none')} texts={list.data} />
      )}
    </ListPage>
  );
}

export const Component = NoticesScreen;

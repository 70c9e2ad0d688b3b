import type { News as NewsItem } from '@lobby/api-client';
import { bannerTarget, ListPage, More, openExternalLink, rowsOf } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Button, ButtonLink } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  AnnouncementPicture,
  useAnnouncementPictures,
} from '../announcements/announcement-picture';
import { MessageTabs } from '../messages/message-tabs';
import { TextList } from '../notices/text-list';
import { NEWS_PATH, newsKey, newsQuery } from './news.query';
import styles from './inbox.module.css';

/** News of the lobby, newest first (D1 §2). */
export function News() {
  const { t } = useTranslation('account-messages');
  const news = useInfiniteQuery(newsQuery(useLanguage()));
  const pictures = useAnnouncementPictures();
  return (
    <ListPage query={news}>
      <MessageTabs current={NEWS_PATH} />
      <TextList
        label={t('news.title')}
        noneText={t('news.none')}
        texts={rowsOf(news.data, newsKey)}
        renderArt={({ picture }) => pictures(picture) && <AnnouncementPicture picture={picture} />}
        renderActions={(item) => <Target news={item} />}
      />
      <More pages={news} />
    </ListPage>
  );
}

/** Link to the target of a piece of news; renders nothing without a target, or with an unsafe one. */
function Target({ news: { target } }: { news: NewsItem }) {
  const { t } = useTranslation('account-messages');
  const address = bannerTarget(target);
  if (address.kind !== 'inside' && address.kind !== 'outside') return null;
  return (
    <div className={styles.actions}>
      {address.kind === 'inside' ? (
        <ButtonLink to={address.path}>{t('news.open')}</ButtonLink>
      ) : (
        <Button onClick={() => openExternalLink(address.href)}>{t('news.open')}</Button>
      )}
    </div>
  );
}

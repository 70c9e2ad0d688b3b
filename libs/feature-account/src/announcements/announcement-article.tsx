import type { Announcement } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { openExternalLink } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { Card, RichText } from '@lobby/ui-kit';
import styles from './announcement.module.css';

/** One announcement whole: title, day, rich content (D1 §2). */
export function AnnouncementArticle({ title, startDate, content }: Announcement) {
  const hosts = useImageHosts();
  return (
    <Card>
      <article className={styles.article}>
        <h2 className={styles.title}>{title}</h2>
        <time className={styles.when}>{formatDay(startDate)}</time>
        <RichText html={content} imageOrigins={hosts} onLink={openExternalLink} />
      </article>
    </Card>
  );
}

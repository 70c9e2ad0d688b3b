import type { SentFeedback as Sent } from '@lobby/api-client';
import { More, QueryState, rowsOf } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Card, Detail, Details, isPictureAddress } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { sentFeedbackQuery, sentKey } from './sent-feedback.query';

/** The account's feedback with replies; renders nothing without any. */
export function SentFeedback() {
  const { t } = useTranslation('member-pages');
  const sent = useInfiniteQuery(sentFeedbackQuery);
  return (
    <QueryState query={sent}>
      {(data) => {
        const all = rowsOf(data, sentKey);
        if (all.length === 0) return null;
        return (
          <section className={styles.article} aria-labelledby="sent">
            <h2 id="sent" className={styles.title}>
              {t('sent.title')}
            </h2>
            {all.map((one) => (
              <One key={one.id} sent={one} />
            ))}
            <More pages={sent} />
          </section>
        );
      }}
    </QueryState>
  );
}

function One({ sent: { type, time, content, images, answer } }: { sent: Sent }) {
  const { t } = useTranslation('member-pages');
  const language = useLanguage();
  const [image] = images.filter(({ url }) => isPictureAddress(url, []));
  return (
    <Card>
      <Details label={t(`kind.${type}`)}>
        <Detail name={t(`kind.${type}`)} value={formatDateTime(time, language)} />
      </Details>
      <p className={styles.body}>{content}</p>
      {image && <img className={styles.sent} src={image.url} alt={t('sent.image')} />}
      <h3 className={styles.title}>{t('sent.answer')}</h3>
      <p className={styles.body}>{answer ?? t('sent.waiting')}</p>
    </Card>
  );
}

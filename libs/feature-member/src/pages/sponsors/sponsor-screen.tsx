import { PATHS } from '@lobby/core';
import { openExternalLink, QueryPage, useBrandClock, useScreenTitle } from '@lobby/feature-kit';
import { formatDate, useLanguage } from '@lobby/i18n';
import { useImageHosts } from '@lobby/session';
import { ButtonLink, Card, EmptyState, RichText } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../pages.module.css';
import { sponsorsQuery } from '../pages.query';
import { SponsorArt } from './sponsor-art';

/** One sponsorship by its `id` (D1 §2). */
export function SponsorScreen() {
  const { t } = useTranslation('member-pages');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const hosts = useImageHosts();
  const [query] = useSearchParams();
  const list = useQuery(sponsorsQuery(language));
  const sponsor = list.data?.find(({ id }) => id === query.get('id'));
  useScreenTitle(sponsor?.title ?? '');
  return (
    <QueryPage query={list}>
      {() =>
        sponsor ? (
          <>
            <SponsorArt picture={sponsor.picture} />
            <Card>
              <article className={styles.article}>
                <h2 className={styles.name}>{sponsor.title}</h2>
                <p className={styles.text}>
                  {t('sponsors.since', { day: formatDate(sponsor.startDate, language, offsetMs) })}
                </p>
                <RichText html={sponsor.content} imageOrigins={hosts} onLink={openExternalLink} />
              </article>
            </Card>
          </>
        ) : (
          <EmptyState
            title={t('sponsors.gone')}
            action={<ButtonLink to={PATHS.sponsors}>{t('sponsors.all')}</ButtonLink>}
          />
        )
      }
    </QueryPage>
  );
}

export const Component = SponsorScreen;

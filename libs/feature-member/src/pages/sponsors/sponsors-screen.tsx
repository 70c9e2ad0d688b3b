import { QueryPage } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../pages.module.css';
import { sponsorPath, sponsorsQuery } from '../pages.query';
import { SponsorArt } from './sponsor-art';

/** The brand's sponsorships, newest first (D1 §2). */
export function SponsorsScreen() {
  const { t } = useTranslation('member-pages');
  return (
    <QueryPage query={useQuery(sponsorsQuery(useLanguage()))}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('sponsors.none')} />
        ) : (
          <ul role="list" className={styles.cards} aria-label={t('sponsors.title')}>
            {list.map(({ id, title, summary, picture }) => (
              <li key={id}>
                <Link to={sponsorPath(id)} className={styles.card}>
                  <SponsorArt picture={picture} />
                  <span className={styles.caption}>
                    <span className={styles.title}>{title}</span>
                    <span className={styles.text}>{summary}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </QueryPage>
  );
}

export const Component = SponsorsScreen;

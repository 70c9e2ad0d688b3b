import { Button, Clock, Close, IconButton, SectionHead } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentSearches } from './recent-searches';
import styles from './search.module.css';

interface RecentListProps {
  recent: RecentSearches;
  onSearch(text: string): void;
}

/** Recent searches on this device, each to repeat or remove. */
export function RecentList({ recent, onSearch }: RecentListProps) {
  const { searches, forget, forgetAll } = recent;
  const { t } = useTranslation('games-search');
  const headId = useId();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={t('recent.title')}>
        <Button variant="plain" onClick={forgetAll}>
          {t('recent.clear')}
        </Button>
      </SectionHead>
      <ul role="list" className={styles.recent} aria-labelledby={headId}>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onSearch(text)}>
              <Clock size={20} />
              {text}
            </button>
            <IconButton
              label={t('recent.forget', { text })}
              icon={<Close size={20} />}
              onClick={() => forget(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

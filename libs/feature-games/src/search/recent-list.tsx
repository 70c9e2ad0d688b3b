import { Button, Clock, Close, IconButton, SectionHead } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';

interface RecentListProps {
  searches: readonly string[];
  onSearch(text: string): void;
  onForget(text: string): void;
  onForgetAll(): void;
}

/** What was looked for on this phone: each can be looked for again or forgotten. */
export function RecentList(props: RecentListProps) {
  const { searches, onSearch, onForget, onForgetAll } = props;
  const { t } = useTranslation('games-search');
  const headId = useId();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={t('recent.title')}>
        <Button variant="plain" onClick={onForgetAll}>
          {t('recent.clear')}
        </Button>
      </SectionHead>
      <ul className={styles.recent}>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onSearch(text)}>
              <Clock size={20} />
              {text}
            </button>
            <IconButton
              label={t('recent.forget', { text })}
              icon={<Close size={20} />}
              onClick={() => onForget(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

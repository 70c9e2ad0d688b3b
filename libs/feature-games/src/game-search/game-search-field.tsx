import { SearchField } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './game-search-field.module.css';

type GameSearchFieldProps = Omit<ComponentProps<typeof SearchField>, 'label' | 'placeholder'>;

/** Search field for games. */
export function GameSearchField(props: GameSearchFieldProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.place}>
      <SearchField {...props} label={t('search.label')} placeholder={t('search.label')} />
    </div>
  );
}

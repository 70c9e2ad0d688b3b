import { SearchField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './game-search-field.module.css';

interface GameSearchFieldProps {
  value: string;
  onValueChange(value: string): void;
}

/** The search box for games. */
export function GameSearchField({ value, onValueChange }: GameSearchFieldProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.place}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.label')}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}

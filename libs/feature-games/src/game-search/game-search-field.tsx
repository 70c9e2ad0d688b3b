import { useLabels } from '@lobby/i18n';
import { SearchField } from '@lobby/ui-kit';
import styles from './game-search-field.module.css';

interface GameSearchFieldProps {
  value: string;
  onValueChange(value: string): void;
}

/** The box games are looked for in. */
export function GameSearchField({ value, onValueChange }: GameSearchFieldProps) {
  const t = useLabels('games');
  return (
    <div className={styles.place}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.label')}
        clearLabel={t('search.clear')}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}

import { Chip, Chips } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './filter.module.css';

interface ChoiceChipsProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined means all. */
  value: Value | undefined;
  onChoose(value: Value | undefined): void;
}

/** Chips to select one option, or all. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { title, options, value, onChoose } = props;
  const { t } = useTranslation('games-list');
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <Chips label={title} wrap>
        <Chip
          label={t('filter.all')}
          pressed={value === undefined}
          onClick={() => onChoose(undefined)}
        />
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          />
        ))}
      </Chips>
    </section>
  );
}

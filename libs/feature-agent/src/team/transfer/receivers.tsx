import { Button, Chip, Chips, FormError, Sheet } from '@lobby/ui-kit';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NameChoice } from '../../names/name-choice';
import { MOST_NAMES } from '../../names/name-text';
import styles from '../team.module.css';

interface ReceiversProps {
  names: readonly string[];
  onChange(names: readonly string[]): void;
  error: string | undefined;
  /** Focused when members are missing. */
  ref: Ref<HTMLButtonElement>;
}

/** Receivers of a transfer: removable chips, and a sheet to add more. */
export function Receivers({ names, onChange, error, ref }: ReceiversProps) {
  const { t } = useTranslation('agent-team');
  const [open, setOpen] = useState(false);
  const remove = (name: string) => onChange(names.filter((one) => one !== name));
  return (
    <div className={styles.sheet}>
      <h2 className={styles.title}>{t('transfer.to')}</h2>
      {names.length > 0 && (
        <Chips label={t('transfer.to')} wrap>
          {names.map((name) => (
            <Chip
              key={name}
              label={name}
              removeLabel={t('transfer.remove', { name })}
              onClick={() => remove(name)}
            />
          ))}
        </Chips>
      )}
      <Button ref={ref} variant="secondary" onClick={() => setOpen(true)}>
        {t('transfer.choose')}
      </Button>
      {error !== undefined && <FormError>{error}</FormError>}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('transfer.choose')}>
        <NameChoice label={t('transfer.to')} chosen={names} onChange={onChange} most={MOST_NAMES} />
      </Sheet>
    </div>
  );
}

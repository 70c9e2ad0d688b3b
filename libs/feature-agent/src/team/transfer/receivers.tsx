import { ListEnd, ListState, useSearchText } from '@lobby/feature-kit';
import { Button, Checkbox, Chip, Chips, FormError, SearchField, Sheet } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_RECEIVERS } from '../members/addresses';
import { namesQuery } from './transfer.query';
import styles from '../team.module.css';

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 300;

interface ReceiversProps {
  names: readonly string[];
  onChange(names: readonly string[]): void;
  error: string | undefined;
}

/** Who gets the money: chips to remove, and a sheet to choose from. */
export function Receivers({ names, onChange, error }: ReceiversProps) {
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
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('transfer.choose')}
      </Button>
      {error !== undefined && <FormError>{error}</FormError>}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('transfer.choose')}>
        <Names names={names} onChange={onChange} />
      </Sheet>
    </div>
  );
}

function Names({ names, onChange }: Pick<ReceiversProps, 'names' | 'onChange'>) {
  const { t } = useTranslation(['agent-team', 'records']);
  const [settled, setSettled] = useState('');
  const { typed, setTyped } = useSearchText({
    settled,
    debounceMs: DEBOUNCE_MS,
    onSettle: setSettled,
  });
  const pages = useInfiniteQuery(namesQuery(settled));
  const found = pages.data?.pages.flatMap(({ list }) => list.map(({ userName }) => userName));
  const loadNext = () => void pages.fetchNextPage();
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...names, name] : names.filter((one) => one !== name));
  return (
    <div className={styles.sheet}>
      <SearchField label={t('members.search')} value={typed} onValueChange={setTyped} />
      <p className={styles.note} role="status">
        {t('transfer.chosen', { count: names.length, most: MOST_RECEIVERS })}
      </p>
      <ListState
        pending={found === undefined}
        failed={pages.isLoadingError}
        error={pages.error}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      >
        {found?.length === 0 && <p className={styles.note}>{t('transfer.noNames')}</p>}
        <div className={styles.names} role="group" aria-label={t('transfer.choose')}>
          {found?.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={names.includes(name)}
              disabled={!names.includes(name) && names.length >= MOST_RECEIVERS}
              onChange={(event) => toggle(name, event.target.checked)}
            />
          ))}
          <ListEnd
            failed={pages.isFetchNextPageError}
            failedText={t('members.moreFailed')}
            pending={pages.hasNextPage}
            busy={pages.isFetchingNextPage}
            onRetry={loadNext}
            skeleton={
              <Button variant="plain" busy={pages.isFetchingNextPage} onClick={loadNext}>
                {t('records:list.next')}
              </Button>
            }
          />
        </div>
      </ListState>
    </div>
  );
}

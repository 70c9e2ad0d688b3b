import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { Button, FailedLine, Sheet, Skeleton, TextField, type OverlayProps } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryChoices, listedAs } from '../categories/category-codes';
import { NAME_LENGTH, useListAddress } from '../game-list/list-address';
import { showListStart } from '../game-list/list-start';
import { offeredVendorsQuery } from '../vendors.query';
import { ChoiceChips } from './choice-chips';
import { filterOf, GAME_CLASSES, MIN_BETS, NO_FILTER, type ListFilter } from './list-filter';
import styles from './filter.module.css';

/** Filter of a list in a sheet; closing it without the button discards the changes. */
export default function FilterDrawer({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('games-list');
  return (
    <Sheet open={open} onClose={onClose} title={t('filter.title')}>
      <FilterForm onDone={onClose} />
    </Sheet>
  );
}

interface Draft extends Required<ListFilter> {
  category: GameCategory | undefined;
  name: string;
}

/** Draft of the filter, initialized from the list. */
function useDraft() {
  const { list } = useListAddress();
  const [draft, setDraft] = useState<Draft>(() => ({ ...NO_FILTER, ...list }));
  return { draft, set: (change: Partial<Draft>) => setDraft({ ...draft, ...change }) };
}

/** Category, provider, class and minimum stake of slots, name; applied with the button. */
function FilterForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('games-list');
  const navigate = useNavigate();
  const { list, change, changeCategory } = useListAddress();
  const { draft, set } = useDraft();
  const { data, isError, isFetching, refetch } = useQuery(offeredVendorsQuery(useLanguage()));
  const { category } = draft;

  const choose = (chosen: GameCategory | undefined) => {
    if (chosen !== 'LOTT') return set({ category: chosen, vendorCode: undefined });
    onDone();
    void navigate(PATHS.lottery);
  };
  const apply = (filter: Required<ListFilter>, name: string) => {
    const state = { tab: 'all', ...filterOf(category, filter), name: name.trim() } as const;
    if (category === list.category) change(state);
    else changeCategory(category, state);
    showListStart();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(draft, draft.name);
  };

  return (
    <form method="post" onSubmit={submit}>
      <TextField
        label={t('filter.name')}
        value={draft.name}
        maxLength={NAME_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => set({ name: event.target.value })}
      />
      {data && (
        <>
          <ChoiceChips
            title={t('filter.category')}
            options={categoryChoices(data)}
            value={category && listedAs(category)}
            onChoose={choose}
          />
          <ChoiceChips
            title={t('filter.vendor')}
            options={vendorChoices(data, category)}
            value={draft.vendorCode}
            onChoose={(vendorCode) => set({ vendorCode })}
          />
        </>
      )}
      {!data && isError && (
        <FailedLine text={t('filter.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <Skeleton width="100%" height="132px" />}
      {category === 'RNG' && (
        <>
          <ChoiceChips
            title={t('filter.class')}
            options={GAME_CLASSES.map((value) => ({ value, label: t(`class.${value}`) }))}
            value={draft.gameClass}
            onChoose={(gameClass) => set({ gameClass })}
          />
          <ChoiceChips
            title={t('filter.minBet')}
            options={MIN_BETS.map((value) => ({ value, label: value }))}
            value={draft.minBet}
            onChoose={(minBet) => set({ minBet })}
          />
        </>
      )}
      <div className={styles.end}>
        <Button variant="secondary" onClick={() => apply(NO_FILTER, '')}>
          {t('filter.clear')}
        </Button>
        <Button type="submit">{t('filter.confirm')}</Button>
      </div>
    </form>
  );
}

/** Providers of a category, or of all, deduplicated. */
function vendorChoices(groups: readonly VendorGroup[], category: GameCategory | undefined) {
  const listed = groups.filter(
    (group) => category === undefined || listedAs(group.category) === category,
  );
  const names = new Map(
    listed.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name])),
  );
  return [...names].map(([value, label]) => ({ value, label }));
}

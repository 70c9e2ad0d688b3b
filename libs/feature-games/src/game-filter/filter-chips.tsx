import { useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offeredVendorsQuery } from '../vendors.query';
import { activeFilters, NO_FILTER, type ListFilter } from './list-filter';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filter: ListFilter;
  onChange(change: ListFilter): void;
}

/** Active filters: a chip each, which removes it, and one that clears all. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const active = activeFilters(filter);
  return active.length === 0 ? null : <ActiveChips filter={filter} onChange={onChange} />;
}

function ActiveChips({ filter, onChange }: FilterChipsProps) {
  const { t } = useTranslation(['games-list', 'games']);
  const active = activeFilters(filter);
  const textOf = useFilterText(filter);
  return (
    <div className={styles.chips}>
      <Chips label={t('games-list:filter.active')}>
        {active.map((name) => (
          <Chip key={name} {...textOf(name)} onClick={() => onChange({ [name]: undefined })} />
        ))}
        {active.length > 1 && (
          <Chip
            label={t('games-list:filter.clear')}
            removesAll
            onClick={() => onChange(NO_FILTER)}
          />
        )}
      </Chips>
    </div>
  );
}

/** Returns the label of a filter's chip and of its action. */
function useFilterText({ vendorCode, gameClass, minBet }: ListFilter) {
  const { t } = useTranslation(['games-list', 'games']);
  const { data } = useQuery(offeredVendorsQuery(useLanguage()));
  const vendors = data?.flatMap((group) => group.vendors);
  const vendor = vendors?.find(({ code }) => code === vendorCode)?.name ?? vendorCode ?? '';
  const removing = (label: string) => ({
    label,
    removeLabel: t('games-list:filter.remove', { name: label }),
  });
  return (name: keyof ListFilter) =>
    ({
      vendorCode: () => ({ label: vendor, removeLabel: t('games:vendor.remove', { vendor }) }),
      gameClass: () => removing(gameClass ? t(`games-list:class.${gameClass}`) : ''),
      minBet: () => removing(t('games-list:filter.minBetOf', { value: minBet })),
    })[name]();
}

import { Chip, Chips, RadioList, Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from './record-kind';

interface FilterChipsProps {
  filters: readonly RecordFilter[];
  /** Chosen values by filter. */
  chosen: Readonly<Partial<Record<string, string>>>;
  onChange(name: string, value: string | undefined): void;
}

/** A chip per filter with its value; opens a sheet to change it. */
export function FilterChips({ filters, chosen, onChange }: FilterChipsProps) {
  const { t } = useTranslation('records');
  const [asked, setAsked] = useState<{ name: string; open: boolean }>();
  const filter = filters.find(({ name }) => name === asked?.name);
  const optionsOf = ({ none = 'filter.all', options = [] }: RecordFilter) => [
    { value: '', label: t(none) },
    ...options,
  ];
  const close = () => setAsked((before) => before && { ...before, open: false });
  return (
    <>
      <Chips label={t('filter.label')} wrap>
        {filters.map((one) => {
          const value = chosen[one.name] ?? '';
          const choice = optionsOf(one).find((option) => option.value === value);
          return (
            <Chip
              key={one.name}
              label={t('filter.chip', {
                name: t(one.label),
                value: choice?.label ?? t('filter.all'),
              })}
              pressed={value !== ''}
              onClick={() => setAsked({ name: one.name, open: true })}
            />
          );
        })}
      </Chips>
      {filter && (
        <Sheet open={asked?.open ?? false} onClose={close} title={t(filter.label)}>
          <RadioList
            label={t(filter.label)}
            name={filter.name}
            options={optionsOf(filter)}
            value={chosen[filter.name] ?? ''}
            onChange={(value) => onChange(filter.name, value || undefined)}
            onTapped={close}
          />
        </Sheet>
      )}
    </>
  );
}

import type { GameCategory } from '@lobby/api-client';
import { PATHS, vendorGamesPath } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryChoices } from '../game-filter/filter-choices';
import { offeredVendorsQuery } from '../vendors.query';

interface VendorTypesProps {
  vendorCode: string;
  /** Undefined: all of them. */
  category: GameCategory | undefined;
}

/** Types of games of one provider, to choose from; nothing for a provider of a single type (D2 §2 "Third-party game list"). */
export function VendorTypes({ vendorCode, category }: VendorTypesProps) {
  const { t } = useTranslation('games-list');
  const navigate = useNavigate();
  const { data = [] } = useQuery(offeredVendorsQuery(useLanguage()));
  const own = data.filter(({ vendors }) => vendors.some(({ code }) => code === vendorCode));
  const types = categoryChoices(own);
  if (types.length < 2) return null;
  const show = (type?: GameCategory) => {
    const list = type === undefined ? PATHS.gameList : `${PATHS.gameList}?gameType=${type}`;
    void navigate(vendorGamesPath(vendorCode, list), { replace: true });
  };
  return (
    <Chips label={t('types')}>
      <Chip label={t('filter.all')} pressed={category === undefined} onClick={() => show()} />
      {types.map(({ value, label }) => (
        <Chip key={value} label={label} pressed={value === category} onClick={() => show(value)} />
      ))}
    </Chips>
  );
}

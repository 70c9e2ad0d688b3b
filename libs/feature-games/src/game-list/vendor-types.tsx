import type { GameCategory } from '@lobby/api-client';
import { gameListQueryPath, PATHS, vendorGamesPath } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryChoices } from '../categories/category-codes';
import { offeredVendorsQuery } from '../vendors.query';

interface VendorTypesProps {
  vendorCode: string;
  /** Undefined means all. */
  category: GameCategory | undefined;
}

/** Links to a provider's categories; renders nothing if there is only one (D2 §2 "Third-party game list"). */
export function VendorTypes({ vendorCode, category }: VendorTypesProps) {
  const { t } = useTranslation('games-list');
  const navigate = useNavigate();
  const { data = [] } = useQuery(offeredVendorsQuery(useLanguage()));
  const own = data.filter(({ vendors }) => vendors.some(({ code }) => code === vendorCode));
  const types = categoryChoices(own);
  if (types.length < 2) return null;
  const show = (type?: GameCategory) => {
    const list = type === undefined ? PATHS.gameList : gameListQueryPath(type);
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

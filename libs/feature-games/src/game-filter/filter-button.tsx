import { withLabels } from '@lobby/i18n';
import { Filter, IconButton, lazyOverlay, type OverlayProps } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../game-list/list-address';
import { activeFilters } from './list-filter';

const FilterDrawer = /* @__PURE__ */ lazyOverlay<OverlayProps>(
  () => withLabels(['games-list'], () => import('./filter-drawer')),
  ({ onClose }) => onClose(),
);

/** Opens the filter of a list (D2 §2); shows the number of active filters. */
export function FilterButton() {
  const { t } = useTranslation('games-list');
  const [open, setOpen] = useState(false);
  const { list } = useListAddress();
  return (
    <>
      <IconButton
        label={t('filter.open')}
        icon={<Filter />}
        count={activeFilters(list).length}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <FilterDrawer open={open} onClose={() => setOpen(false)} />
    </>
  );
}

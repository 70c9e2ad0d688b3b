import { Sheet, type OverlayProps } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { FilterForm } from './filter-form';

/** The filter of a list in a sheet; closed without its button it changes nothing. */
export default function FilterDrawer({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('games-list');
  return (
    <Sheet open={open} onClose={onClose} title={t('filter.title')}>
      <FilterForm onDone={onClose} />
    </Sheet>
  );
}

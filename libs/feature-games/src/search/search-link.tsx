import { PATHS } from '@lobby/core';
import { IconLink, Search } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Header link to the search of all games. */
export function SearchLink() {
  const { t } = useTranslation('games');
  return <IconLink to={PATHS.search} label={t('search.label')} icon={<Search />} />;
}

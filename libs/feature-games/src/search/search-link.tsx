import { PATHS } from '@lobby/core';
import { IconLink, Search } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** The way to the search of all games, in a header. */
export function SearchLink() {
  const { t } = useTranslation('games');
  return <IconLink to={PATHS.search} label={t('search.label')} icon={<Search />} />;
}

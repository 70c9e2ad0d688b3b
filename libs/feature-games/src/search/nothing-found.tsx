import { Button, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProvidersRow } from '../home-rows/providers-row';
import { HotGamesBlock } from '../hot-games/hot-games-block';

/** Nothing has a name like the text: what else there is. */
export function NothingFound({ text, onClear }: { text: string; onClear(): void }) {
  const { t } = useTranslation(['games-search', 'common']);
  return (
    <>
      <EmptyState
        art="search"
        title={t('nothing.title')}
        text={t('nothing.text', { text })}
        action={<Button onClick={onClear}>{t('common:action.clearSearch')}</Button>}
      />
      <HotGamesBlock />
      <ProvidersRow />
    </>
  );
}

import { PATHS } from '@lobby/core';
import { AppColumn, Button, ButtonLink, PageState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online';

/** Shown where a screen failed to load or to draw (D1 §2, service error): never a blank page. */
export default function CrashScreen() {
  const { t } = useTranslation(['shell', 'common']);
  const online = useOnline();
  return (
    <AppColumn>
      <PageState
        art="error"
        title={t('crash.title')}
        text={<p>{t(online ? 'crash.text' : 'crash.offline')}</p>}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
            <ButtonLink to={PATHS.home} variant="plain" reloadDocument>
              {t('home.title')}
            </ButtonLink>
          </>
        }
      />
    </AppColumn>
  );
}

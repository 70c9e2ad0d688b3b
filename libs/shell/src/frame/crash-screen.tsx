import { PATHS } from '@lobby/core';
import { AppColumn, Button, ButtonLink, PageState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { useOnline } from './use-online';

/** Loads the page again when the network is back, where it was gone. */
function useReloadOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, []);
}

/** Shown if a screen does not load or throws (D1 §2, service error); tries again by itself once the network is back. */
export default function CrashScreen() {
  const { t } = useTranslation(['shell', 'common']);
  const online = useOnline();
  useReloadOnline();
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

import { PATHS } from '@lobby/core';
import { AppColumn, Button, ButtonLink, PageState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { useOnline } from './use-online';

/** Reloads the page when the network returns after an outage. */
function useReloadOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, []);
}

interface CrashScreenProps {
  /** Whether it renders inside the frame. */
  framed?: boolean;
}

/** Shown if a screen does not load or throws (D1 §2, service error); retries automatically once the network is back. */
export default function CrashScreen({ framed = false }: CrashScreenProps) {
  const { t } = useTranslation(['shell', 'common']);
  const online = useOnline();
  useReloadOnline();
  const state = (
    <PageState
      art="error"
      framed={framed}
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
  );
  return framed ? state : <AppColumn>{state}</AppColumn>;
}

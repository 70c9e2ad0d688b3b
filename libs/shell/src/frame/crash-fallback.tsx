import { AppColumn, Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** Replaces the crash screen if its chunk does not load; uses code of the first chunk only. */
export function CrashFallback() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <AppColumn>
      <main className={styles.crash}>
        <h1>{t('crash.title')}</h1>
        <p>{t(navigator.onLine ? 'crash.text' : 'crash.offline')}</p>
        <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
      </main>
    </AppColumn>
  );
}

import { AppColumn, Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** The crash screen without its drawing: of parts that every page has, for when nothing can be fetched. */
export function PlainCrash() {
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

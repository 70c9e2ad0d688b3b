import { AppColumn, Button, pageParts } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** Replaces the crash screen if its chunk does not load; uses code of the first chunk only. */
export function CrashFallback({ framed = false }: { framed?: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  const [Page, Title] = pageParts(framed);
  const state = (
    <Page className={styles.crash} data-framed={framed}>
      <Title>{t('crash.title')}</Title>
      <p>{t(navigator.onLine ? 'crash.text' : 'crash.offline')}</p>
      <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
    </Page>
  );
  return framed ? state : <AppColumn>{state}</AppColumn>;
}

import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { AppColumn, Button, ButtonLink, PageState } from '@lobby/ui-kit';

/** Shown where a screen failed to load or to draw: never a blank page. */
export default function CrashScreen() {
  const t = useLabels(['shell', 'common']);
  return (
    <AppColumn>
      <PageState
        art="error"
        title={t('crash.title')}
        text={<p>{t('crash.text')}</p>}
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

import { FailedState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** In place of a form whose code did not arrive; the other ways beside it go on. */
export function FormMissing() {
  const { t } = useTranslation('common');
  return <FailedState title={t('failed.offline')} onRetry={() => location.reload()} />;
}

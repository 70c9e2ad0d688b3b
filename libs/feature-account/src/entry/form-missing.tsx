import { useLabels } from '@lobby/i18n';
import { FailedState } from '@lobby/ui-kit';

/** In place of a form whose code did not arrive; the other ways beside it go on. */
export function FormMissing() {
  const t = useLabels('common');
  return (
    <FailedState
      title={t('error.offline')}
      retryLabel={t('action.retry')}
      onRetry={() => location.reload()}
    />
  );
}

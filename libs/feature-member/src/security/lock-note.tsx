import { formatDateTime, useLanguage } from '@lobby/i18n';
import { FormError } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Shows until when the payment password is locked, and the alternative. `until`: ms since the epoch. */
export function LockNote({ until }: { until: number }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (
    <FormError>{t('problem.paymentLocked', { until: formatDateTime(until, language) })}</FormError>
  );
}

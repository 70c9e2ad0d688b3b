import { formatDateTime, useLanguage } from '@lobby/i18n';
import { FormError } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Says until when the payment password is locked, and what to do instead. */
export function LockNote({ until }: { until: number }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (
    <FormError>{t('problem.paymentLocked', { until: formatDateTime(until, language) })}</FormError>
  );
}

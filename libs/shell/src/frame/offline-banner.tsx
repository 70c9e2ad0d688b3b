import { OfflineNotice } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Announces that the device is offline and content may be stale. */
export default function OfflineBanner() {
  const { t } = useTranslation('shell');
  return <OfflineNotice text={t('frame.offline')} />;
}

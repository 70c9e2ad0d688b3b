import { OfflineNotice } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Says that what is shown may be old. */
export default function OfflineLine() {
  const { t } = useTranslation('shell');
  return <OfflineNotice text={t('frame.offline')} />;
}

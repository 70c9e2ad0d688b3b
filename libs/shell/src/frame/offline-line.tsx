import { useLabels } from '@lobby/i18n';
import { OfflineNotice } from '@lobby/ui-kit';

/** Says that what is shown may be old. */
export default function OfflineLine() {
  const t = useLabels('shell');
  return <OfflineNotice text={t('frame.offline')} />;
}

import { ChoiceRow } from '@lobby/feature-kit';
import { quietAtom } from '@lobby/session';
import { Pause } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

const CHOICES = ['on', 'off'] as const;

/** Toggles quiet mode on this device: no pop-ups, sounds or motion. */
export function QuietRow() {
  const { t } = useTranslation('member-safer-play');
  const [quiet, setQuiet] = useAtom(quietAtom);
  return (
    <ChoiceRow
      label={t('quiet.title')}
      icon={<Pause />}
      options={CHOICES.map((value) => ({ value, label: t(`quiet.${value}`) }))}
      value={quiet ? 'on' : 'off'}
      onChange={(choice) => setQuiet(choice === 'on')}
    />
  );
}

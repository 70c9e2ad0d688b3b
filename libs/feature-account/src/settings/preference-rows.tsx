import { MOTION_CHOICES, TEXT_SIZES } from '@lobby/core';
import { motionAtom, soundAtom, textSizeAtom } from '@lobby/session';
import { Letters, Rows, RowSwitch, Volume, Waves } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { ChoiceRow } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

/** Preferences of this device: text size, motion, sound. */
export function PreferenceRows() {
  const { t } = useTranslation('account-settings');
  const [textSize, setTextSize] = useAtom(textSizeAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  const [sound, setSound] = useAtom(soundAtom);
  const motionLabels = { system: t('settings.motionSystem'), less: t('settings.motionLess') };
  return (
    <Rows>
      <ChoiceRow
        label={t('settings.textSize')}
        icon={<Letters />}
        options={TEXT_SIZES.map((value) => ({
          value,
          label: t('settings.textSizeOf', { percent: value }),
        }))}
        value={textSize}
        onChange={setTextSize}
      />
      <ChoiceRow
        label={t('settings.motion')}
        icon={<Waves />}
        options={MOTION_CHOICES.map((value) => ({ value, label: motionLabels[value] }))}
        value={motion}
        onChange={setMotion}
      />
      <RowSwitch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        icon={<Volume />}
        checked={sound}
        onChange={setSound}
      />
    </Rows>
  );
}

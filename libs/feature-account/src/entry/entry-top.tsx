import { Close, IconButton, Pause, Play } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../language/language-button';
import type { BackdropMotion } from './use-backdrop-motion';
import styles from './entry.module.css';

interface EntryTopProps {
  motion: BackdropMotion;
  onClose(): void;
}

/** Close button, pause button of the video (decision 26), language button. */
export function EntryTop({ motion, onClose }: EntryTopProps) {
  const { t } = useTranslation('common');
  const { playable, paused, toggle } = motion;
  return (
    <div className={styles.top}>
      <IconButton label={t('action.close')} icon={<Close />} onClick={onClose} />
      <span className={styles.tools}>
        {playable && (
          <IconButton
            label={t(paused ? 'video.play' : 'video.pause')}
            icon={paused ? <Play /> : <Pause />}
            onClick={toggle}
          />
        )}
        <LanguageButton />
      </span>
    </div>
  );
}

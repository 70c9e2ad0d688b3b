import { Close, IconButton, Pause, Play } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../language/language-button';
import type { BackdropMotion } from './use-backdrop-motion';
import styles from './entry.module.css';

interface EntryTopProps {
  motion: BackdropMotion;
  onClose(): void;
}

/** The way out, the stop of what moves (decision 26), and the language. */
export function EntryTop({ motion, onClose }: EntryTopProps) {
  const { t } = useTranslation('common');
  const { able, paused, toggle } = motion;
  return (
    <div className={styles.top}>
      <IconButton label={t('action.close')} icon={<Close />} onClick={onClose} />
      <span className={styles.tools}>
        {able && (
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

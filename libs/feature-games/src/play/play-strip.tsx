import { IconButton, Leave, Reload } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './strip.module.css';

interface PlayStripProps {
  onLeave(): void;
  onReload(): void;
  /** Time and result of the session. */
  children: ReactNode;
}

/** The bar above a game: leave, time, result, reload. */
export function PlayStrip({ onLeave, onReload, children }: PlayStripProps) {
  const { t } = useTranslation('games-play');
  return (
    <header className={styles.strip}>
      <IconButton label={t('play.leave')} icon={<Leave />} onClick={onLeave} />
      <div className={styles.stats}>{children}</div>
      <IconButton label={t('play.reload')} icon={<Reload />} onClick={onReload} />
    </header>
  );
}

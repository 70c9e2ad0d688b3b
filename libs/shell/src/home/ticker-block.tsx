import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { plainText, Skeleton, Ticker } from '@lobby/ui-kit';
import { useHomeBoard } from './announcements.query';
import styles from './home.module.css';

/** One line of news that leads to the announcements (D1 §2). */
export function TickerBlock() {
  const t = useLabels('shell');
  const { data, isPending } = useHomeBoard();
  if (isPending) {
    return (
      <div className={styles.ticker}>
        <Skeleton width="100%" height="20px" />
      </div>
    );
  }
  return (
    <Ticker
      label={t('home.notices')}
      items={(data?.notices ?? []).map(({ content, title }) => plainText(content) || title)}
      to={PATHS.announcements}
      emptyText={t('home.noNotices')}
      pauseLabel={t('home.pause')}
      playLabel={t('home.resume')}
    />
  );
}

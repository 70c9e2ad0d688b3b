import type { Announcement } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { plainText, Ticker } from '@lobby/ui-kit';

interface TickerLineProps {
  notices: readonly Announcement[];
}

/** How each notice begins, one after the other. Comes with the notices: their words are read out of HTML. */
export default function TickerLine({ notices }: TickerLineProps) {
  const t = useLabels('shell');
  return (
    <Ticker
      label={t('home.notices')}
      items={notices.map(({ content, title }) => plainText(content) || title)}
      to={PATHS.announcements}
      emptyText={t('home.noNotices')}
      pauseLabel={t('home.pause')}
      playLabel={t('home.resume')}
    />
  );
}

import type { Announcement } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { plainText, Ticker } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface TickerLineProps {
  notices: readonly Announcement[];
  /** They did not load; whether there are any is not known. */
  failed: boolean;
}

/** Ticker with the beginning of each notice as plain text; in a chunk of its own, with the HTML reader. */
export default function TickerLine({ notices, failed }: TickerLineProps) {
  const { t } = useTranslation('shell');
  return (
    <Ticker
      label={t('home.notices')}
      items={notices.map(({ content, title }) => plainText(content) || title)}
      to={PATHS.announcements}
      emptyText={t(failed ? 'home.noticesFailed' : 'home.noNotices')}
    />
  );
}

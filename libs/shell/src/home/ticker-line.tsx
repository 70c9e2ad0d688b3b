import type { Announcement } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useSession } from '@lobby/session';
import { plainText, Ticker } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface TickerLineProps {
  notices: readonly Announcement[];
  /** They did not load; whether there are any is not known. */
  failed: boolean;
}

/** Ticker, linked to the announcements, for guests to the notices that all may read, with the beginning of each notice as plain text; in a chunk of its own, with the HTML reader. */
export default function TickerLine({ notices, failed }: TickerLineProps) {
  const { t } = useTranslation('shell');
  const member = useSession() !== null;
  return (
    <Ticker
      label={t('home.notices')}
      items={notices.map(({ content, title }) => plainText(content) || title)}
      to={member ? PATHS.announcements : PATHS.notices}
      emptyText={t(failed ? 'home.noticesFailed' : 'home.noNotices')}
    />
  );
}

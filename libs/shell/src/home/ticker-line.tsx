import type { Announcement } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useSession } from '@lobby/session';
import { plainText, Ticker } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface TickerLineProps {
  notices: readonly Announcement[];
  /** Whether they failed to load. */
  failed: boolean;
}

/**
 * Ticker with the beginning of each notice as plain text, linked to the announcements, for guests to the public
 * notices; in a chunk of its own, with the HTML parser.
 */
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

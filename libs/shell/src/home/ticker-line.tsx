import type { Announcement } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { plainText, Ticker } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface TickerLineProps {
  notices: readonly Announcement[];
}

/** How each notice begins, one after the other. Comes with the notices: their words are read out of HTML. */
export default function TickerLine({ notices }: TickerLineProps) {
  const { t } = useTranslation('shell');
  return (
    <Ticker
      label={t('home.notices')}
      items={notices.map(({ content, title }) => plainText(content) || title)}
      to={PATHS.announcements}
      emptyText={t('home.noNotices')}
    />
  );
}

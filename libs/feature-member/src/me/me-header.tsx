import { PATHS } from '@lobby/core';
import { HeaderEnd, useScreenHandle } from '@lobby/feature-kit';
import { useUnread } from '@lobby/session';
import { IconLink, TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Menu } from './menu/use-menu';

/** Header with agent, message and settings buttons (D2 §2); at the alias address the frame's header has them. */
export function MeHeader({ menu }: { menu: Menu }) {
  const { t } = useTranslation('member-me');
  const { header } = useScreenHandle();
  const unread = useUnread() ?? 0;
  const buttons = menu.entriesOf('buttons').map(({ label, icon, to }) => {
    const dot = label === 'entry.messages' && unread > 0;
    return (
      <IconLink
        key={label}
        to={dot ? PATHS.inbox : to}
        label={t(label)}
        icon={icon}
        dot={dot}
        dotLabel={dot ? t('unread', { count: unread }) : undefined}
      />
    );
  });
  return header ? (
    <HeaderEnd>{buttons}</HeaderEnd>
  ) : (
    <TopBar title={t('me.title')}>{buttons}</TopBar>
  );
}

import '../labels';
import { PATHS } from '@lobby/core';
import { useNear } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HostsSection } from '../host-list/hosts-section';
import { hostsQuery } from '../hosts/hosts.query';

/** Number of hosts in the row; the streams page has the others. */
const ROW_HOSTS = 10;

/** Distance from the viewport at which the row fetches its hosts, px. */
const AHEAD_PX = 200;

/** Hosts on air, with a link to all streams. Renders nothing if no host is on air. */
export default function HostsRow() {
  const { t } = useTranslation(['streams', 'common']);
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, AHEAD_PX);
  const query = useQuery({ ...hostsQuery('onAir', useLanguage()), enabled: near });
  const action = { to: PATHS.liveStream, label: t('common:action.seeAll') };
  return (
    <HostsSection
      ref={section}
      title={t('streams:row.title')}
      query={query}
      action={action}
      most={ROW_HOSTS}
    />
  );
}

import { subtractAmounts } from '@lobby/core';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { accessDenied, pausePopups, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limitPath, limitsOf, reachOf, type Kind, type KnownLimit } from './limits';
import styles from './limit-notice.module.css';
import { protectionQuery } from './protection.query';
import { useLimitUnit } from './use-limit-unit';

interface LimitNoticeProps {
  /** Limits that bite here. */
  kinds: readonly Kind[];
}

/** Says what own limits leave, from 80 % on and before they bite; absent while there is room. */
export function LimitNotice({ kinds }: LimitNoticeProps) {
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  const { data } = useQuery({ ...protectionQuery, enabled: own });
  const told = data ? kinds.flatMap((kind) => limitsOf(data, kind)) : [];
  const near = told.filter((limit) => reachOf(limit) !== 'free');
  const some = near.length > 0;
  useEffect(() => {
    if (some) pausePopups();
  }, [some]);
  return (
    <div role="status">
      {near.map((limit) => (
        <Told key={`${limit.kind} ${limit.period}`} limit={limit} />
      ))}
    </div>
  );
}

function Told({ limit }: { limit: KnownLimit }) {
  const { t } = useTranslation('safer-play');
  const language = useLanguage();
  const unit = useLimitUnit(limit.kind);
  const reach = reachOf(limit) === 'full' ? 'full' : 'near';
  return (
    <p className={styles.told}>
      {t(`notice.${reach}`, {
        kind: t(`kind.${limit.kind}`),
        left: formatMoney(subtractAmounts(limit.amount, limit.used), unit),
        when: formatDateTime(limit.endsAt, language),
      })}{' '}
      <TextLink to={limitPath(limit.kind, limit.period)}>{t('notice.open')}</TextLink>
    </p>
  );
}

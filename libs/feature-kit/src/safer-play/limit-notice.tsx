import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { pausePopups } from '@lobby/session';
import { TextLink } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { remainingAmount } from '../amount/amount-text';
import { limitPath, limitsOf, reachOf, type LimitKind, type KnownLimit } from './limits';
import styles from './limit-notice.module.css';
import { useLimitUnit } from './use-limit-unit';
import { useProtection } from './use-protection';

interface LimitNoticeProps {
  /** Limits that apply here. */
  kinds: readonly LimitKind[];
}

/** Says how much is left of the account's limits, from 80 % use on; empty below. */
export function LimitNotice({ kinds }: LimitNoticeProps) {
  const { data } = useProtection();
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
        left: formatMoney(remainingAmount(limit.amount, limit.used), unit),
        when: formatDateTime(limit.endsAt, language),
      })}{' '}
      <TextLink to={limitPath(limit.kind, limit.period)}>{t('notice.open')}</TextLink>
    </p>
  );
}

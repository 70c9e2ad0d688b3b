import { QueryFailed } from '@lobby/feature-kit';
import { loginPath, PATHS, DAY_MS } from '@lobby/core';
import { useIconAddresses } from './account/use-icon-addresses';
import { memberInfoQuery, useSession } from '@lobby/session';
import { Avatar, ButtonLink, Card, ChevronRight, Gem, Skeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './me.module.css';

/** Account name, VIP label, days since joining; a login link for guests (D2 §2). */
export function Identity() {
  const session = useSession();
  return session ? <Member name={session.userName} /> : <GuestPrompt />;
}

function GuestPrompt() {
  const { t } = useTranslation(['member-me', 'common']);
  return (
    <Card>
      <div className={styles.guest}>
        <Avatar addresses={[]} />
        <div className={styles.who}>
          <h2 className={styles.name}>{t('guest.title')}</h2>
          <p className={styles.since}>{t('guest.text')}</p>
        </div>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={PATHS.register} variant="secondary">
          {t('common:action.register')}
        </ButtonLink>
        <ButtonLink to={loginPath(PATHS.me)}>{t('common:action.login')}</ButtonLink>
      </div>
    </Card>
  );
}

function Member({ name }: { name: string }) {
  const { t } = useTranslation('member-me');
  const query = useQuery(memberInfoQuery);
  const { data: member, isError } = query;
  const icon = useIconAddresses(member?.icon);
  return (
    <>
      <Link to={PATHS.myAccount} className={styles.identity}>
        <Avatar addresses={icon} />
        <span className={styles.who}>
          <span className={styles.names}>
            <span className={styles.name}>{member?.account ?? name}</span>
            {member?.vipLabel !== undefined && (
              <span className={styles.vip}>
                <Gem size={16} />
                {member.vipLabel}
              </span>
            )}
          </span>
          <span className={styles.since}>
            {member ? (
              <Since registeredAt={member.registeredAt} />
            ) : (
              !isError && <Skeleton width="9rem" />
            )}
          </span>
        </span>
        <ChevronRight size={16} aria-label={t('entry.account')} />
      </Link>
      {isError && !member && <QueryFailed query={query} card text={t('identity.failed')} />}
    </>
  );
}

/** Days since an account was registered. */
function Since({ registeredAt }: { registeredAt: number }) {
  const { t } = useTranslation('member-me');
  const [now] = useState(() => Date.now());
  const days = Math.floor((now - registeredAt) / DAY_MS);
  return days > 0 ? t('identity.days', { count: days }) : t('identity.today');
}

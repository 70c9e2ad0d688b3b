import { UNKNOWN, type InvitedFriend } from '@lobby/api-client';
import { More, QueryState, rowsOf, useBrandClock } from '@lobby/feature-kit';
import { formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import { friendKey, friendsQuery } from './invite.query';

/** Friends who registered with the member's code, newest first: their progress and the reward paid. */
export function Friends() {
  const { t } = useTranslation('member-rewards');
  const friends = useInfiniteQuery(friendsQuery);
  return (
    <section aria-labelledby="friends" className={styles.group}>
      <h2 id="friends" className={styles.groupTitle}>
        {t('invite.friends')}
      </h2>
      <QueryState query={friends}>
        {(data) => {
          const list = rowsOf(data, friendKey);
          if (list.length === 0)
            return <EmptyState title={t('invite.none')} text={t('invite.noneText')} />;
          return (
            <Card>
              <ul role="list" aria-labelledby="friends">
                {list.map((friend) => (
                  <Friend key={friendKey(friend)} friend={friend} />
                ))}
              </ul>
              <More pages={friends} />
            </Card>
          );
        }}
      </QueryState>
    </section>
  );
}

function Friend({
  friend: { nameMasked, registerDate, status, reward },
}: {
  friend: InvitedFriend;
}) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <span>{nameMasked}</span>
        <span className={styles.caption}>
          {t('friend.since', { day: formatDate(registerDate, language, offsetMs) })}
        </span>
      </span>
      <span className={styles.rowText}>
        <span className={styles.text}>
          {t(status === UNKNOWN ? 'friend.UNKNOWN' : `friend.${status}`)}
        </span>
        {reward !== undefined && reward !== null && (
          <span className={styles.amount}>{formatMoney(reward, currency)}</span>
        )}
      </span>
    </li>
  );
}

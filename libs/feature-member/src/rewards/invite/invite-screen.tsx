import type { Invitation } from '@lobby/api-client';
import { QueryState } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Card } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import { Figures } from './figures';
import { Friends } from './friends';
import { inviteQuery, storedLinks } from './invite.query';
import { InviteLink } from './invite-link';

/** Invitation of friends (D2 §2): link and code (also offline), results, terms, friends. */
export function InviteScreen() {
  const invitation = useQuery(inviteQuery(useLanguage()));
  const [kept] = useState(storedLinks);
  const own = invitation.data ?? kept;
  return (
    <div className={styles.page}>
      {own && <InviteLink own={own} />}
      <QueryState query={invitation}>
        {(data) => (
          <>
            <Figures invitation={data} />
            <Rules rules={data.rules} />
            <Friends />
          </>
        )}
      </QueryState>
    </div>
  );
}

function Rules({ rules }: Pick<Invitation, 'rules'>) {
  const { t } = useTranslation('member-rewards');
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules" className={styles.group}>
      <h2 id="rules" className={styles.groupTitle}>
        {t('invite.rules')}
      </h2>
      <Card>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

export const Component = InviteScreen;

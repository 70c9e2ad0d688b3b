import type { DownlineMember } from '@lobby/api-client';
import { formatCount, formatDate, formatDateTime, useLanguage } from '@lobby/i18n';
import { accountType, useAccountType } from '@lobby/session';
import { ButtonLink, Card, Detail, Details } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { proposePath } from '../../contracts/propose-path';
import { raisePath, transferPath } from './addresses';
import { MemberState } from './member-list';
import styles from '../team.module.css';

interface MemberFactsProps {
  member: DownlineMember;
  /** Offset of the brand's time zone from UTC, ms. */
  offsetMs: number;
}

/** Account data of a member. */
export function MemberFacts({ member, offsetMs }: MemberFactsProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const language = useLanguage();
  const { userName, type, level, registerDate, lastLogin, directCount } = member;
  return (
    <Card>
      <h2 className={styles.title}>
        {userName} <MemberState member={member} />
      </h2>
      <Details label={t('member.facts')}>
        <Detail name={t('member.type')} value={t(`type.${accountType(type).name}`)} />
        <Detail name={t('records:field.level')} value={formatCount(level, language)} />
        <Detail
          name={t('records:field.registered')}
          value={formatDate(registerDate, language, offsetMs)}
        />
        <Detail
          name={t('records:field.lastLogin')}
          value={
            lastLogin === undefined
              ? t('member.never')
              : formatDateTime(lastLogin, language, offsetMs)
          }
        />
        <Detail
          name={t('records:field.directMembers')}
          value={formatCount(directCount, language)}
        />
      </Details>
    </Card>
  );
}

/** Actions of a real agent for a direct member. */
export function MemberActions({
  member: { userName, level, type, status },
}: Pick<MemberFactsProps, 'member'>) {
  const { t } = useTranslation('agent-team');
  const virtual = useAccountType()?.virtual || accountType(type).virtual;
  if (level !== 1 || virtual) return null;
  return (
    <div className={styles.actions}>
      <ButtonLink to={raisePath(userName)} variant="secondary">
        {t('raise.title')}
      </ButtonLink>
      {status !== 'LOCKED' && (
        <>
          <ButtonLink to={proposePath(userName)} variant="secondary">
            {t('member.contract')}
          </ButtonLink>
          <ButtonLink to={transferPath(userName)}>{t('transfer.member')}</ButtonLink>
        </>
      )}
    </div>
  );
}

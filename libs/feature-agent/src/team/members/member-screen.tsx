import type { DownlineDetail, DownlineMember } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  categoryLabel,
  ListState,
  RangeBar,
  rangeInput,
  rangeParameters,
  readRange,
  today,
  useBrandClock,
  useAddressQuery,
} from '@lobby/feature-kit';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  useLanguage,
} from '@lobby/i18n';
import { accountType, useCurrency, useSession } from '@lobby/session';
import { ButtonLink, Card, Detail, Details, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { proposePath } from '../../contracts/propose-path';
import { TeamPath } from '../team-path';
import { memberQuery } from '../team.query';
import { raisePath, recordOf, teamPath, transferPath } from './addresses';
import { MemberState } from './member-list';
import styles from '../team.module.css';

/** One member: facts, rates, sums of a range, and what an agent can do. Never a phone number or a balance. */
export function MemberScreen({ memberId }: { memberId: string }) {
  const offsetMs = useBrandClock();
  return offsetMs === undefined ? null : <Member memberId={memberId} offsetMs={offsetMs} />;
}

function Member({ memberId, offsetMs }: { memberId: string; offsetMs: number }) {
  const { query, change } = useAddressQuery();
  const day = today(offsetMs);
  const range = readRange(query, day);
  const found = useQuery(memberQuery(memberId, rangeInput(range, offsetMs)));
  return (
    <div className={styles.page}>
      <RangeBar
        range={range}
        today={day}
        offsetMs={offsetMs}
        onChange={(next) => change(rangeParameters(next))}
      />
      <ListState
        pending={found.data === undefined}
        failed={found.isLoadingError}
        error={found.error}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        {found.data && <Found detail={found.data} offsetMs={offsetMs} />}
      </ListState>
    </div>
  );
}

interface FoundProps {
  detail: DownlineDetail;
  /** Offset of the brand's clock. */
  offsetMs: number;
}

function Found({ detail: { member, breadcrumb, own, team }, offsetMs }: FoundProps) {
  return (
    <>
      <TeamPath places={breadcrumb} to={teamPath} />
      <Facts member={member} offsetMs={offsetMs} />
      <Actions member={member} />
      <Sums of="member.own" sums={own} />
      {member.directCount > 0 && <Sums of="member.team" sums={team} />}
      <Rates member={member} />
      <Reports member={member} />
    </>
  );
}

function Facts({ member, offsetMs }: { member: DownlineMember; offsetMs: number }) {
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

/** What a real agent can do for a direct member. */
function Actions({ member: { userName, level, type, status } }: { member: DownlineMember }) {
  const { t } = useTranslation('agent-team');
  const virtual = accountType(useSession()?.type ?? 0).virtual || accountType(type).virtual;
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

const SUMS = [
  ['netWin', 'field.result'],
  ['stake', 'field.stake'],
  ['validStake', 'field.validStake'],
  ['payout', 'field.payout'],
  ['deposit', 'field.deposit'],
  ['withdraw', 'field.withdrawal'],
  ['bonus', 'field.bonus'],
  ['rebate', 'field.rebate'],
] as const;

interface SumsProps {
  of: 'member.own' | 'member.team';
  sums: DownlineDetail['own'];
}

function Sums({ of, sums }: SumsProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const currency = useCurrency();
  return (
    <Card>
      <section aria-label={t(`agent-team:${of}`)} className={styles.sheet}>
        <h2 className={styles.title}>{t(`agent-team:${of}`)}</h2>
        <dl className={styles.tiles}>
          {SUMS.map(([name, label]) => (
            <div key={name}>
              <dt>{t(`records:${label}`)}</dt>
              <dd>{formatMoney(sums[name], currency, { signed: name === 'netWin' })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

function Rates({ member: { rebates } }: { member: DownlineMember }) {
  const { t } = useTranslation(['agent-team', 'records']);
  const language = useLanguage();
  return (
    <Card>
      <section aria-label={t('agent-team:member.rates')} className={styles.sheet}>
        <h2 className={styles.title}>{t('agent-team:member.rates')}</h2>
        {rebates.length === 0 ? (
          <p className={styles.note}>{t('agent-team:member.noRates')}</p>
        ) : (
          <dl className={styles.rates}>
            {rebates.map(({ category, rate }) => (
              <div key={category}>
                <dt>{t(`records:${categoryLabel(category)}`)}</dt>
                <dd>{formatRate(rate, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Card>
  );
}

function Reports({ member: { memberId } }: { member: DownlineMember }) {
  const { t } = useTranslation(['agent-team', 'records']);
  return (
    <Rows label={t('agent-team:member.reports')}>
      <RowLink label={t('records:teamBets.title')} to={recordOf(PATHS.teamBets, memberId)} />
      <RowLink
        label={t('records:teamProfitAndLoss.title')}
        to={recordOf(PATHS.teamProfitAndLoss, memberId)}
      />
      <RowLink
        label={t('records:teamTransactions.title')}
        to={recordOf(PATHS.transactions, memberId, { types: 'A' })}
      />
    </Rows>
  );
}

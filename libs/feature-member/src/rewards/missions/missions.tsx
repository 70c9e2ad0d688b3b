import { api, UNKNOWN, type Mission } from '@lobby/api-client';
import { compareAmounts, percentOf, QueryState } from '@lobby/feature-kit';
import { formatCount, formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, EmptyState, ProgressBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimButton, ClaimOutcome } from '../../claims/claim-parts';
import { useClaim, type Claim } from '../../claims/use-claim';
import styles from '../rewards.module.css';
import { missionsQuery } from './missions.query';

const PERIODS = ['DAY', 'WEEK', 'MONTH', UNKNOWN] as const;

/** Daily, weekly and monthly missions with their progress. */
export function Missions() {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const missions = useQuery(missionsQuery(language));
  const claim = useClaim<Mission>({
    name: 'mission.claim',
    about: ({ missionId, endsAt }) => `${missionId} ${endsAt}`,
    send: ({ missionId }, options) => api.rewards.claimMission({ missionId }, options),
    doneText: t('claim.done'),
  });
  return (
    <QueryState query={missions}>
      {(list) => (
        <div className={styles.groups}>
          <ClaimOutcome claim={claim} />
          <MissionList missions={list} claim={claim} />
        </div>
      )}
    </QueryState>
  );
}

interface MissionListProps {
  missions: readonly Mission[];
  claim: Claim<Mission>;
}

function MissionList({ missions, claim }: MissionListProps) {
  const { t } = useTranslation('member-rewards');
  if (missions.length === 0)
    return <EmptyState title={t('missions.none')} text={t('missions.noneText')} />;
  return PERIODS.map((period) => {
    const own = missions.filter((mission) => mission.period === period);
    const [first] = own;
    return first ? (
      <section key={period} aria-label={t(`mission.${period}`)} className={styles.group}>
        <div className={styles.groupHead}>
          <h2 className={styles.groupTitle}>{t(`mission.${period}`)}</h2>
          <Ends at={first.endsAt} />
        </div>
        <ul role="list" className={styles.cards} aria-label={t(`mission.${period}`)}>
          {claimableFirst(own).map((mission) => (
            <li key={mission.missionId}>
              <MissionCard mission={mission} claim={claim} />
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  });
}

const claimableFirst = (missions: readonly Mission[]) =>
  missions.toSorted(
    (one, other) => Number(other.status === 'claim') - Number(one.status === 'claim'),
  );

/** End of a period by the device's clock. */
function Ends({ at }: { at: number }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  return (
    <p className={styles.caption}>{t('mission.ends', { time: formatDateTime(at, language) })}</p>
  );
}

/** One mission: progress, reward, claim button. */
function MissionCard({ mission, claim }: { mission: Mission; claim: Claim<Mission> }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const currency = useCurrency();
  const id = useId();
  const { title, measure, progress, target, reward, status } = mission;
  // Progress is capped at the target.
  const counted = compareAmounts(progress, target) > 0 ? target : progress;
  const figure = (value: string) =>
    measure === 'STAKE' ? formatMoney(value, currency) : formatCount(Number(value), language);
  return (
    <Card>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      <div className={styles.progress}>
        <ProgressBar percent={percentOf(progress, target)} nameId={id} />
        <p className={styles.text}>
          {t('mission.done', { progress: figure(counted), target: figure(target) })}
        </p>
      </div>
      <div className={styles.cardFoot}>
        <p className={styles.amount}>
          {t('mission.reward', { amount: formatMoney(reward, currency) })}
        </p>
        {status === 'claim' ? (
          <ClaimButton claim={claim} what={mission} name={title} />
        ) : (
          <span className={styles.status} data-status={status}>
            {t(status === 'claimed' ? 'mission.claimed' : 'mission.process')}
          </span>
        )}
      </div>
    </Card>
  );
}

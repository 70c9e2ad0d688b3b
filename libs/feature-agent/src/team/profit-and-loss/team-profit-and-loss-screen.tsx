import { RecordScreen, useMemberFilter, useAddressQuery } from '@lobby/feature-kit';
import { Tabs } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TeamPath } from '../team-path';
import { pathQuery } from '../team.query';
import { GROUPS, teamProfitAndLoss, type Group } from './team-profit-and-loss.kind';
import styles from '../team.module.css';

const USUAL: Group = 'MEMBER';

/** Team profit and loss (D2 §2): by member with drill-down, by category, by day. */
export function TeamProfitAndLossScreen() {
  const { t } = useTranslation('agent-team');
  const { query, change } = useAddressQuery();
  const group = GROUPS.find((one) => one === query.get('by')) ?? USUAL;
  const kind = useMemo(() => teamProfitAndLoss(group), [group]);
  const { memberId } = useMemberFilter();
  return (
    <>
      <div className={styles.above}>
        <Tabs
          label={t('pnl.by')}
          items={GROUPS.map((id) => ({ id, label: t(`pnl.${id}`) }))}
          value={group}
          onChange={(by) => change({ by: by === USUAL ? undefined : by })}
        />
        {memberId !== undefined && <Path memberId={memberId} />}
      </div>
      <RecordScreen kind={kind} fixed={memberId === undefined ? {} : { memberId }} />
    </>
  );
}

/** Breadcrumbs from the team down to the member in the address. */
function Path({ memberId }: { memberId: string }) {
  const { data } = useQuery(pathQuery(memberId));
  const [query] = useSearchParams();
  const to = (id: string | undefined) => {
    const next = new URLSearchParams(query);
    if (id === undefined) next.delete('memberId');
    else next.set('memberId', id);
    return `?${next}`;
  };
  return data ? <TeamPath places={data} to={to} /> : null;
}

export const Component = TeamProfitAndLossScreen;

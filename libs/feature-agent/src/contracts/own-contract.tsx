import type { ContractStanding, RunningEarnings } from '@lobby/api-client';
import { QueryPage, useBrandClock } from '@lobby/feature-kit';
import { formatCount, formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Detail, Details, EmptyState, HeroAmount } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractCard } from './contract-card';
import { useContractKind } from './contract-kind';
import type { Kind } from './contract-kinds';
import { runningQuery, standingQuery } from './contracts.query';
import { useTermText } from './use-term-text';
import styles from './contracts.module.css';

interface OwnContractProps {
  /** Whether to show the current period's earnings; only agents can fetch them. */
  earns: boolean;
}

/** The viewer's contract: first an open offer, then the one in force and the next. */
export function OwnContract({ earns }: OwnContractProps) {
  const standing = useQuery(standingQuery(useContractKind()));
  return (
    <QueryPage query={standing}>{(found) => <Standing standing={found} earns={earns} />}</QueryPage>
  );
}

function Standing({ earns, standing }: OwnContractProps & { standing: ContractStanding }) {
  const kind = useContractKind();
  const { t } = useTranslation('agent-contracts');
  const { contract, next, pending } = standing;
  if (!contract && !next && !pending)
    return <EmptyState title={t('own.none')} text={t('own.noneText')} />;
  return (
    <>
      {pending && (
        <ContractCard
          key={pending.contractId}
          title={t('own.offer', { name: pending.proposer })}
          contract={pending}
          before={next ?? contract}
        />
      )}
      {earns && contract && <Running kind={kind} />}
      {contract && (
        <ContractCard
          key={contract.contractId}
          title={t('own.running')}
          contract={contract}
          before={undefined}
        />
      )}
      {next && (
        <ContractCard
          key={next.contractId}
          title={t('own.next')}
          contract={next}
          before={contract}
        />
      )}
    </>
  );
}

/** Earnings of the current period so far. */
export function Running({ kind }: { kind: Kind }) {
  const running = useQuery(runningQuery(kind));
  return (
    <QueryPage query={running}>
      {({ current }) => current && <RunningCard current={current} />}
    </QueryPage>
  );
}

function RunningCard({ current }: { current: NonNullable<RunningEarnings['current']> }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const text = useTermText();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  const { startDate, endDate, stake, loss, activeCount, rate, amount } = current;
  const day = (time: number) => formatDate(time, language, offsetMs);
  return (
    <Card>
      <section aria-label={t('running.title')} className={styles.contract}>
        <h2 className={styles.title}>{t('running.title')}</h2>
        <HeroAmount>{formatMoney(amount, currency)}</HeroAmount>
        <p className={styles.note}>{t('running.note')}</p>
        <Details>
          <Detail
            name={t('fact.period')}
            value={[...new Set([day(startDate), day(endDate)])].join(' – ')}
          />
          <Detail name={t('example.stake')} value={formatMoney(stake, currency)} />
          <Detail name={t('example.loss')} value={formatMoney(loss, currency)} />
          <Detail name={t('example.active')} value={formatCount(activeCount, language)} />
          {rate !== undefined && <Detail name={t('term.rate')} value={text('rate', rate)} />}
        </Details>
      </section>
    </Card>
  );
}

import { api, UNKNOWN, type GameCategory, type OpenRebate } from '@lobby/api-client';
import { sumOf } from '@lobby/core';
import { QueryPage, categoryLabel, UnknownOutcome, useBrandClock } from '@lobby/feature-kit';
import { formatDate, formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { accountKey, useCurrency } from '@lobby/session';
import { Button, Card, EmptyState, FormError, HeroAmount } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClaim } from '../../claims/use-claim';
import { byCategory } from './by-category';
import styles from './manual-rebate.module.css';

/** Claims the rebates of every category. */
const ALL = 'ALL';

/** Category to claim, or all. */
type Claimed = GameCategory | typeof ALL;

/** Start of the newest day of these rebates, ms since the epoch. */
const newestDay = (rebates: readonly OpenRebate[]) =>
  Math.max(...rebates.map(({ period }) => period.startDate));

/** Claims rebates once per intent, which ends with the newest of its days. `open`: the claimable rebates. */
function useRebateClaim(open: readonly OpenRebate[]) {
  const { t } = useTranslation('records');
  return useClaim<Claimed>({
    name: 'rebate.claim',
    about: (what) =>
      `${what} ${newestDay(open.filter(({ category }) => what === ALL || what === category))}`,
    send: (what, options) =>
      what === ALL
        ? api.rewards.claimAllRebates(options)
        : api.rewards.claimRebate({ category: what }, options),
    doneText: t('claim.done'),
  });
}

/** Claim of rebates (D2 §2, flag MANPLAYREB3): one category or all. */
export function ManualRebateScreen() {
  const rebates = useQuery({
    queryKey: [...accountKey, 'manualRebates', useLanguage()],
    queryFn: ({ signal }) => api.rewards.manualRebates({ signal }),
  });
  return (
    <QueryPage query={rebates}>
      {({ list, claimable }) => <Rebates list={list} claimable={claimable} />}
    </QueryPage>
  );
}

interface RebatesProps {
  list: readonly OpenRebate[];
  /** Sum of the claimable rebates, decimal string. */
  claimable: string;
}

function Rebates({ list, claimable }: RebatesProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const due = list.filter(({ status }) => status === 'OPEN');
  const { submit, waiting, reason, money } = useRebateClaim(due);
  const open = byCategory(due);
  const running = byCategory(list.filter(({ status }) => status === 'RUNNING'));
  if (open.length + running.length === 0 && !money.undecided)
    return <EmptyState title={t('claim.none')} text={t('claim.noneText')} />;
  return (
    <>
      <Card>
        <div className={styles.sum}>
          <h2 className={styles.label}>{t('claim.open')}</h2>
          <HeroAmount>{formatMoney(claimable, currency)}</HeroAmount>
          {open.length > 0 && (
            <Button size="l" busy={waiting} busyLabel={t('claim.busy')} onClick={() => submit(ALL)}>
              {t('claim.all')}
            </Button>
          )}
          <UnknownOutcome money={money} />
          {reason !== undefined && !money.undecided && <FormError>{reason}</FormError>}
        </div>
      </Card>
      <Group title={t('claim.byCategory')} groups={open} busy={waiting} onClaim={submit} />
      <Group title={t('claim.running')} note={t('claim.runningText')} groups={running} />
    </>
  );
}

interface GroupProps {
  title: string;
  note?: string;
  groups: ReturnType<typeof byCategory>;
  busy?: boolean;
  /** Absent if nothing is claimable yet. */
  onClaim?: (category: GameCategory) => void;
}

/** Rebates by category, each with its days. */
function Group({ title, note, groups, busy, onClaim }: GroupProps) {
  const { t } = useTranslation(['records', 'categories']);
  const currency = useCurrency();
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {groups.map(({ category, rebates }) => (
        <Card key={category}>
          <div className={styles.head}>
            <h3 className={styles.category}>{t(categoryLabel(category))}</h3>
            <p className={styles.amount}>
              {formatMoney(sumOf(rebates.map(({ rebate }) => rebate)), currency)}
            </p>
            {onClaim && category !== UNKNOWN && (
              <Button
                variant="secondary"
                busy={busy}
                aria-label={t('claim.one', { category: t(categoryLabel(category)) })}
                onClick={() => onClaim(category)}
              >
                {t('claim.action')}
              </Button>
            )}
          </div>
          <Days rebates={rebates} />
        </Card>
      ))}
    </section>
  );
}

/** Days of a category: stakes, rate, rebate. */
function Days({ rebates }: { rebates: readonly OpenRebate[] }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const currency = useCurrency();
  const offsetMs = useBrandClock();
  return (
    <ul role="list" className={styles.days}>
      {rebates.map(({ period, validStake, rate, rebate, autoPayTime, status }) => (
        <li key={period.startDate}>
          <span>{formatDate(period.startDate, language, offsetMs)}</span>
          <span>
            {formatMoney(validStake, currency)} × {formatRate(rate, language)} ={' '}
            {formatMoney(rebate, currency)}
          </span>
          {status === 'OPEN' && (
            <span className={styles.auto}>
              {t('claim.auto', { day: formatDate(autoPayTime, language, offsetMs) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export const Component = ManualRebateScreen;

import type { DepositMethod, Protection } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  compareAmounts,
  HeaderEnd,
  ListState,
  OwnMoney,
  protectionQuery,
  QueryPage,
  useAddressQuery,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useFirstWait, useTemplate } from '@lobby/session';
import { EmptyState, FailedLine, Shield, Shimmer, Skeleton, TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leastOf } from '../withdraw/fee';
import { DepositClosed } from './deposit-closed';
import { DepositForm } from './deposit-form';
import { isKnown, methodsQuery, offersQuery, type OpenMethod } from './deposit.query';
import { MethodList } from './method-list';
import { OpenOrders } from './open-orders';
import { closureOf, tightestLimit } from './own-limits';
import { useMethodNote } from './use-method-note';
import styles from './deposit.module.css';

/** Deposit (D2 §7): open orders, choice of a method and its form, in one of two templates (D1 §3). */
export function DepositScreen() {
  return (
    <OwnMoney>
      <SaferPlay />
      <Deposit />
    </OwnMoney>
  );
}

/** Way to the own limits, in the header. */
function SaferPlay() {
  const { t } = useTranslation('member-deposit');
  return (
    <HeaderEnd>
      <span className={styles.headerLink}>
        <TextLink to={PATHS.saferPlay}>
          <Shield size={20} />
          <span className={styles.headerLabel}>{t('safer.link')}</span>
        </TextLink>
      </span>
    </HeaderEnd>
  );
}

/** All that the form needs is asked for at once and shown at once: a row that comes later would move the button. */
function Deposit() {
  const language = useLanguage();
  const methods = useQuery(methodsQuery(language));
  const offers = useQuery(offersQuery(language));
  const limits = useQuery(protectionQuery);
  const template = useTemplate('deposit');
  const waitsForLimits = useFirstWait(limits);
  const waitsForOffers = useFirstWait(offers);
  const waitsForMethods = useFirstWait(methods);
  if (template === undefined || waitsForLimits || waitsForOffers || waitsForMethods) {
    return (
      <ListState pending failed={false} busy onRetry={() => {}} skeleton={<DepositSkeleton />}>
        {null}
      </ListState>
    );
  }
  return (
    <QueryPage query={methods}>
      {(list) => (
        <>
          <OpenOrders />
          {!limits.isSuccess && <LimitsFailed query={limits} />}
          <Methods list={list} protection={limits.data} template={template} />
        </>
      )}
    </QueryPage>
  );
}

/** Methods and the field of the amount, while they load. */
function DepositSkeleton() {
  return (
    <Shimmer>
      <div className={styles.skeleton}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="64px" radius="min(var(--radius-control), 20px)" />
        ))}
        <Skeleton height="60px" radius="var(--radius-control)" />
      </div>
    </Shimmer>
  );
}

/** The own limits did not load: said, and the platform holds to them all the same. */
function LimitsFailed({ query }: { query: { refetch(): unknown; isFetching: boolean } }) {
  const { t } = useTranslation('member-deposit');
  return (
    <FailedLine
      card
      text={t('limit.failed')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface MethodsProps {
  list: readonly DepositMethod[];
  /** Undefined where it did not load. */
  protection: Protection | undefined;
  template: 'base' | 'new';
}

function Methods({ list, protection, template }: MethodsProps) {
  const { t } = useTranslation('member-deposit');
  const known = list.filter(isKnown);
  const [first, ...others] = known.filter(({ maintenance }) => !maintenance);
  if (!first) {
    return <EmptyState title={t('method.none')} text={t('method.noneText')} />;
  }
  const closure =
    protection && closureOf(protection, leastOf(first.min, ...others.map(({ min }) => min)));
  if (closure) return <DepositClosed closure={closure} />;
  return <OpenMethods methods={known} protection={protection} template={template} />;
}

interface OpenMethodsProps {
  methods: readonly OpenMethod[];
  protection: Protection | undefined;
  template: 'base' | 'new';
}

/** Choice of a method, kept in the address, and its form. */
function OpenMethods({ methods, protection, template }: OpenMethodsProps) {
  const { query, change } = useAddressQuery();
  const offers = useQuery(offersQuery(useLanguage()));
  const left = protection && tightestLimit(protection)?.left;
  const isAboveLimit = ({ min }: OpenMethod) => left !== undefined && compareAmounts(min, left) > 0;
  const isClosed = (one: OpenMethod) => one.maintenance || isAboveLimit(one);
  const noteOf = useMethodNote(template, isAboveLimit);
  const open = methods.filter((one) => !isClosed(one));
  const method = open.find(({ methodId }) => methodId === query.get('method')) ?? open[0];
  if (!method) return null;
  const list = offers.data ?? [];
  const accepted = list.find((offer) => offer.accepted && offer.eligible)?.promoId;
  return (
    <DepositForm
      method={method}
      offers={list}
      protection={protection}
      promoId={query.get('promo') ?? accepted ?? ''}
      template={template}
    >
      <MethodList
        // What cannot be chosen comes last.
        methods={[...open, ...methods.filter(isClosed)]}
        template={template}
        chosen={method.methodId}
        noteOf={noteOf}
        isClosed={isClosed}
        onChoose={(chosen) => change({ method: chosen })}
      />
      {!offers.isSuccess && <OffersFailed query={offers} />}
    </DepositForm>
  );
}

/** The bonuses did not load: a deposit without one is possible. */
function OffersFailed({ query }: { query: { refetch(): unknown; isFetching: boolean } }) {
  const { t } = useTranslation('member-deposit');
  return (
    <FailedLine
      card
      text={t('bonus.failed')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

export const Component = DepositScreen;
